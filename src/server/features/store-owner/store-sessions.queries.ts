import { and, eq, gt } from 'drizzle-orm'
import type { Tables } from '#server/database/connect.ts'
import { sessions, stores } from '#server/database/schema/index.ts'
import type { Transaction } from '#server/database/transaction.ts'

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

    /** Whether this is still the password of a store that is not suspended; held until the transaction ends, so that it stays so. */
    async holdPassword(inside: Transaction, id: string, passwordHash: string): Promise<boolean> {
      const held = await inside
        .select({ id: stores.id })
        .from(stores)
        .where(and(eq(stores.id, id), eq(stores.passwordHash, passwordHash), eq(stores.status, 'active')))
        .for('no key update')
      return held.length === 1
    },

    /** Whether the session lives and its store is not suspended. */
    async isOpen(sessionId: string, now: Date): Promise<boolean> {
      const found = await tables
        .select({ id: sessions.id })
        .from(sessions)
        .innerJoin(stores, eq(stores.id, sessions.storeId))
        .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, now), eq(stores.status, 'active')))
      return found.length === 1
    },
  }
}
