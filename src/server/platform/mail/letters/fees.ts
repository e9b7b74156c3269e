import { type Cents, formatRupees, toRupees } from '#domain/money.ts'

export interface UnpaidWindow {
  storeName: string
  startsOn: string
  endsOn: string
  dueOn: string
  owedCents: Cents
}

export const rupees = (cents: Cents): string => formatRupees(toRupees(cents))
