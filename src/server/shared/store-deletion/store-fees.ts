import type { PaymentWays } from '#contract/shapes/payment-details.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'

export interface RefundContact {
  name: string
  email: string
  phone: string | null
}

/** What opening and closing a store means for the ledger of its fees. */
export interface StoreFees {
  /** Charges the first window of advertising; returns how to pay for it. */
  open(
    tx: Transaction,
    store: { id: string; name: string },
  ): Promise<{ startsOn: string; amountCents: number; ways: PaymentWays; reference?: string }>
  /**
   * Closes the account; payments for windows that have not begun become refunds. To whom they go is noted until they
   * are paid back.
   */
  close(tx: Transaction, storeId: string, contact: RefundContact): Promise<{ refundCents: number }>
}
