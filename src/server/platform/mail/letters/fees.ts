import type { Issuer, PaymentWays } from '#contract/shapes/payment-details.ts'
import type { Language } from '#domain/language.ts'
import { type Cents, formatRupees, toRupees } from '#domain/money.ts'

export interface UnpaidWindow extends HowToPay {
  storeName: string
  startsOn: string
  endsOn: string
  dueOn: string
  owedCents: Cents
}

/** Left out in letters that were queued before these were known. */
export interface HowToPay {
  ways?: PaymentWays
  /** What the payer writes on the transfer. */
  reference?: string
}

export interface ReceiptFacts {
  transfer: 'payment' | 'refund'
  /** None when the store is deleted and has no dashboard. */
  paymentId: string | null
  number: string
  storeName: string
  payer: string
  amountCents: Cents
  method: string
  /** What the bank or the payer wrote. */
  reference: string
  receivedOn: string
  window: {
    kind: 'monthly' | 'personalised'
    product: string | null
    startsOn: string
    endsOn: string
    reference: string
  }
  leftToPayCents: Cents
  issuer: Issuer
}

/** Where the store owner sees and pays the fees. */
export const feesPath = '/admin/dashboard/fees'

export const rupees = (cents: Cents, language: Language): string => formatRupees(toRupees(cents), language)

/** Whether any way to pay is set. */
export const hasWays = (ways: PaymentWays | undefined): ways is PaymentWays =>
  ways !== undefined && Object.values(ways).some(Boolean)
