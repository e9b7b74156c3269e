import { and, eq } from 'drizzle-orm'
import { products, stores, users } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'

const behind = { personId: users.id, name: users.name, email: users.email }

export type ContentQueries = typeof contentQueries

/** Each change applies only to content that is in the expected state; otherwise nothing is returned. */
export const contentQueries = {
  async setProductStatus(tx: Transaction, id: string, status: 'active' | 'removed') {
    const [changed] = await tx
      .update(products)
      .set({ status })
      .where(and(eq(products.id, id), eq(products.status, status === 'active' ? 'removed' : 'active')))
      .returning({ id: products.id })
    return changed && contentQueries.product(tx, id)
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
