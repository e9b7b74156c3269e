import { eq } from 'drizzle-orm'
import type { Tables } from '#server/platform/database/connect.ts'
import { stores, users } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'

export type StorePasswordQueries = ReturnType<typeof storePasswordQueries>

export function storePasswordQueries(tables: Tables) {
  return {
    async storeOf(userId: string) {
      const [found] = await tables
        .select({ id: stores.id, name: stores.name, email: stores.email })
        .from(stores)
        .where(eq(stores.userId, userId))
      return found
    },

    /** The store with this login, and the person behind it. */
    async withLogin(email: string) {
      const [found] = await tables
        .select({ name: stores.name, person: { id: users.id, name: users.name, email: users.email } })
        .from(stores)
        .innerJoin(users, eq(users.id, stores.userId))
        .where(eq(stores.email, email))
      return found
    },

    async person(userId: string) {
      const [found] = await tables
        .select({ id: users.id, name: users.name, email: users.email })
        .from(users)
        .where(eq(users.id, userId))
      return found
    },

    async withPassword(storeId: string) {
      const [found] = await tables
        .select({
          name: stores.name,
          email: stores.email,
          passwordHash: stores.passwordHash,
          person: { name: users.name, email: users.email },
        })
        .from(stores)
        .innerJoin(users, eq(users.id, stores.userId))
        .where(eq(stores.id, storeId))
      return found
    },

    /** False when the store is gone. */
    async setPassword(tx: Transaction, id: string, passwordHash: string): Promise<boolean> {
      const changed = await tx
        .update(stores)
        .set({ passwordHash })
        .where(eq(stores.id, id))
        .returning({ id: stores.id })
      return changed.length === 1
    },
  }
}
