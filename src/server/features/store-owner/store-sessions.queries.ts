import { and, eq } from 'drizzle-orm'
import type { Tables } from '#server/platform/database/connect.ts'
import { stores } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'

export type StoreSessionQueries = ReturnType<typeof storeSessionQueries>

export function storeSessionQueries(tables: Tables) {
  return {
    async byEmail(email: string) {
      const [found] = await tables
        .select({ id: stores.id, passwordHash: stores.passwordHash, status: stores.status })
        .from(stores)
        .where(eq(stores.email, email))
      return found
    },

    async byId(id: string) {
      const [found] = await tables
        .select({ passwordHash: stores.passwordHash })
        .from(stores)
        .where(eq(stores.id, id))
      return found
    },

    /** Locks the store until the transaction ends; false when the password has changed or the store is suspended. */
    async lockPassword(tx: Transaction, id: string, passwordHash: string): Promise<boolean> {
      const locked = await tx
        .select({ id: stores.id })
        .from(stores)
        .where(and(eq(stores.id, id), eq(stores.passwordHash, passwordHash), eq(stores.status, 'active')))
        .for('no key update')
      return locked.length === 1
    },
  }
}
