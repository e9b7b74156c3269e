import type { Transaction } from '#server/platform/database/transaction.ts'

/** What a store that comes or goes means for the ledger of its fees. */
export interface StoreFees {
  /** Charges the first window of advertising. */
  open(
    tx: Transaction,
    store: { id: string; name: string },
  ): Promise<{ startsOn: string; amountCents: number }>
  /** Ends the account; what was paid for windows that have not begun is to be paid back. */
  close(tx: Transaction, storeId: string): Promise<{ refundCents: number }>
}
