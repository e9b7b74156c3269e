import { eq } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import {
  productRatings,
  products,
  reviewPhotos,
  storeRatings,
  stores,
  users,
} from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'

export type StoreDeletionQueries = typeof storeDeletionQueries

export const storeDeletionQueries = {
  /** The person before the store, as everywhere, so that two transactions cannot deadlock. */
  async lock(tx: Transaction, { storeId, userId }: { storeId: string; userId: string }) {
    const [person] = await tx
      .select({ name: users.name, email: users.email })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update')
    const [store] = await tx
      .select({ name: stores.name, status: stores.status, phone: stores.contactInfo })
      .from(stores)
      .where(eq(stores.id, storeId))
      .for('update')
    if (!person || !store) return
    const { name: storeName, status, phone } = store
    return { person, storeName, status, phone }
  },

  async personBehind(tx: Transaction, storeId: string) {
    const [found] = await tx.select({ userId: stores.userId }).from(stores).where(eq(stores.id, storeId))
    return found?.userId
  },

  /** The pictures of the store and its products, and the photos of their reviews. */
  async pictureKeys(tx: Transaction, storeId: string): Promise<string[]> {
    const rows = await union(
      tx.select({ key: stores.pictureKey }).from(stores).where(eq(stores.id, storeId)),
      tx.select({ key: products.pictureKey }).from(products).where(eq(products.storeId, storeId)),
      tx
        .select({ key: reviewPhotos.pictureKey })
        .from(reviewPhotos)
        .innerJoin(storeRatings, eq(storeRatings.id, reviewPhotos.storeRatingId))
        .where(eq(storeRatings.storeId, storeId)),
      tx
        .select({ key: reviewPhotos.pictureKey })
        .from(reviewPhotos)
        .innerJoin(productRatings, eq(productRatings.id, reviewPhotos.productRatingId))
        .innerJoin(products, eq(products.id, productRatings.productId))
        .where(eq(products.storeId, storeId)),
    )
    return rows.map(({ key }) => key)
  },

  /**
   * Products, ratings, wishes, hours, announcement, prices, taps and sessions are deleted by cascade. The fee ledger
   * keeps the name, and reports keep their label.
   */
  async remove(tx: Transaction, storeId: string) {
    await tx.delete(stores).where(eq(stores.id, storeId))
  },

  async takeApprovalBack(tx: Transaction, userId: string) {
    await tx
      .update(users)
      .set({ storeApprovedAt: null, storeVerifiedUntil: null, storeHalalCheckedUntil: null })
      .where(eq(users.id, userId))
  },
}
