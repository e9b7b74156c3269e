import { eq, exists, sql } from 'drizzle-orm'
import type { Tables } from '#server/platform/database/connect.ts'
import { stores, users } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'

export type RegistrationQueries = ReturnType<typeof registrationQueries>

export function registrationQueries(tables: Tables) {
  return {
    /** Whether this person may open a store, and whether they already have one. */
    async standing(userId: string, within: Pick<Tables, 'select'> = tables) {
      const [found] = await within
        .select({
          isApproved: sql<boolean>`${users.storeApprovedAt} is not null`,
          verifiedUntil: users.storeVerifiedUntil,
          halalCheckedUntil: users.storeHalalCheckedUntil,
          hasStore: sql<boolean>`${exists(
            within.select({ id: stores.id }).from(stores).where(eq(stores.userId, users.id)),
          )}`,
        })
        .from(users)
        .where(eq(users.id, userId))
      return found
    },

    /** Locks the person, so that they do not open two stores at once. */
    async lockApplicant(tx: Transaction, userId: string) {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    },

    /** False when the store's address is taken. */
    async add(tx: Transaction, store: typeof stores.$inferInsert): Promise<boolean> {
      const added = await tx.insert(stores).values(store).onConflictDoNothing().returning({ id: stores.id })
      return added.length === 1
    },
  }
}
