import type { Transaction } from '#server/platform/database/transaction.ts'

/** What opening and closing a store means for the ledger of its fees. */
export interface StoreFees {
  /** Charges the first window of advertising. */
  open(
    tx: Transaction,
    store: { id: string; name: string },
  ): Promise<{ startsOn: string; amountCents: number }>
  /** Closes the account; payments for windows that have not begun become refunds. */
  close(tx: Transaction, storeId: string): Promise<{ refundCents: number }>
}
