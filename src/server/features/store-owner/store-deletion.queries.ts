import { eq } from 'drizzle-orm'
import { stores, users } from '#server/database/schema/index.ts'
import type { Transaction } from '#server/database/transaction.ts'

export type StoreDeletionQueries = typeof storeDeletionQueries

export const storeDeletionQueries = {
  /** The person behind the store, and then the store: the order in which everybody holds them. */
  async hold(inside: Transaction, { storeId, userId }: { storeId: string; userId: string }) {
    const [person] = await inside
      .select({ name: users.name, email: users.email })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update')
    const [store] = await inside
      .select({ name: stores.name, status: stores.status })
      .from(stores)
      .where(eq(stores.id, storeId))
      .for('update')
    return person && store && { person, storeName: store.name, status: store.status }
  },

  async personBehind(inside: Transaction, storeId: string) {
    const [found] = await inside.select({ userId: stores.userId }).from(stores).where(eq(stores.id, storeId))
    return found?.userId
  },

  /**
   * Products, ratings, wishes, hours, announcement, prices, taps and sessions go with the store. The fee ledger keeps its name,
   * reports keep their label, and pictures that nobody shows any more are swept.
   */
  async remove(inside: Transaction, storeId: string) {
    await inside.delete(stores).where(eq(stores.id, storeId))
  },

  async takeApprovalBack(inside: Transaction, userId: string) {
    await inside
      .update(users)
      .set({ storeApprovedAt: null, storeVerifiedUntil: null, storeHalalCheckedUntil: null })
      .where(eq(users.id, userId))
  },
}
