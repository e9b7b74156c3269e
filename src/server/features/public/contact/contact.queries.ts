import { contactMessages } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'

export type ContactQueries = typeof contactQueries

export const contactQueries = {
  async add(tx: Transaction, message: typeof contactMessages.$inferInsert) {
    await tx.insert(contactMessages).values(message)
  },
}
