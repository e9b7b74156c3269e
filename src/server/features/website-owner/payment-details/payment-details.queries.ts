import { paymentDetails } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'

export type Changes = Omit<typeof paymentDetails.$inferInsert, 'isOnly' | 'version' | 'updatedAt'>

export type PaymentDetailsQueries = typeof paymentDetailsQueries

export const paymentDetailsQueries = {
  /** The one row, so that two owners who save come one after the other. */
  async lock(tx: Transaction) {
    await tx.select({ version: paymentDetails.version }).from(paymentDetails).for('update')
  },

  async save(tx: Transaction, changes: Changes, version: number, updatedAt: Date) {
    await tx.update(paymentDetails).set({ ...changes, version, updatedAt })
  },
}
