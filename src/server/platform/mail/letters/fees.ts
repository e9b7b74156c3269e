import { type Cents, formatRupees, toRupees } from '#domain/money.ts'

/** What letters about a fee are about. */
export interface UnpaidWindow {
  storeName: string
  startsOn: string
  endsOn: string
  dueOn: string
  owedCents: Cents
}

export const rupees = (cents: Cents): string => formatRupees(toRupees(cents))
