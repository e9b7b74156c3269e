import { formatDate } from '#domain/mauritius-time.ts'
import { type Cents, toRupees } from '#domain/money.ts'
import { feeWords } from '#texts/shared/fee-words.ts'
import { money } from '#texts/shared/figures.ts'

export const rupees = (cents: Cents) => money(toRupees(cents))

/** '01/11/2026 – 30/11/2026'. */
export function spanText({ startsOn, endsOn }: { startsOn: string; endsOn: string }): string {
  return feeWords.span(formatDate(startsOn), formatDate(endsOn))
}
