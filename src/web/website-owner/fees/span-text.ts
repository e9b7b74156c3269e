import { formatDate } from '#domain/mauritius-time.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'

/** '01/11/2026 – 30/11/2026'. */
export function spanText({ startsOn, endsOn }: { startsOn: string; endsOn: string }): string {
  return ownerFees.span(formatDate(startsOn), formatDate(endsOn))
}
