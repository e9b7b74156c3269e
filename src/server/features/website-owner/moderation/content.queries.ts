import { and, eq, ne } from 'drizzle-orm'
import { products, stores, users } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { wishedStatus } from '#server/shared/product-status.ts'

const behind = { personId: users.id, name: users.name, email: users.email }

export type ContentQueries = typeof contentQueries

/** Each change applies only to content that is in the expected state; otherwise nothing is returned. */
export const contentQueries = {
  async removeProduct(tx: Transaction, id: string) {
    const [changed] = await tx
      .update(products)
      .set({ status: 'removed' })
      .where(and(eq(products.id, id), ne(products.status, 'removed')))
      .returning({ id: products.id })
    return changed && contentQueries.product(tx, id)
  },

  /** What its owner has hidden stays hidden. */
  async restoreProduct(tx: Transaction, id: string) {
    const [changed] = await tx
      .update(products)
      .set({ status: wishedStatus(products.isHidden) })
      .where(and(eq(products.id, id), eq(products.status, 'removed')))
      .returning({ isHidden: products.isHidden })
    const product = changed && (await contentQueries.product(tx, id))
    return product && { ...product, isHidden: changed.isHidden }
  },

  /** Foreign keys update the products. */
  async setStoreStatus(tx: Transaction, id: string, status: 'active' | 'suspended') {
    const [changed] = await tx
      .update(stores)
      .set({ status })
      .where(and(eq(stores.id, id), eq(stores.status, status === 'active' ? 'suspended' : 'active')))
      .returning({ id: stores.id })
    return changed && contentQueries.store(tx, id)
  },

  /** A product, its store, and the person behind both. */
  async product(tx: Transaction, id: string) {
    const [found] = await tx
      .select({ label: products.title, storeName: stores.name, ...behind })
      .from(products)
      .innerJoin(stores, eq(stores.id, products.storeId))
      .innerJoin(users, eq(users.id, stores.userId))
      .where(eq(products.id, id))
    return found
  },

  async store(tx: Transaction, id: string) {
    const [found] = await tx
      .select({ label: stores.name, storeName: stores.name, ...behind })
      .from(stores)
      .innerJoin(users, eq(users.id, stores.userId))
      .where(eq(stores.id, id))
    return found
  },
}
