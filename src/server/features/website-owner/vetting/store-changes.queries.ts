import { eq, sql } from 'drizzle-orm'
import { categoriesAlong } from '#server/lists/category-names.ts'
import { storeCategories, stores, users } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'

export type StoreChangeQueries = typeof storeChangeQueries

export const storeChangeQueries = {
  /** Locks the store until the transaction ends, and returns the person behind it. */
  async lock(tx: Transaction, id: string) {
    const [locked] = await tx
      .select({
        storeName: stores.name,
        categoryId: stores.categoryId,
        categories: categoriesAlong(storeCategories, stores.categoryPath),
        name: users.name,
        email: users.email,
        language: users.language,
      })
      .from(stores)
      .innerJoin(users, eq(users.id, stores.userId))
      .where(eq(stores.id, id))
      .for('no key update', { of: stores })
    return locked
  },

  /** The category is locked with its path, so that it is neither moved nor deleted meanwhile. */
  async category(tx: Transaction, id: string) {
    const [found] = await tx
      .select({
        categoryId: storeCategories.id,
        categoryPath: storeCategories.path,
        // With the table's name, because the query inside has a path too.
        categories: categoriesAlong(storeCategories, sql`${storeCategories}.path`),
      })
      .from(storeCategories)
      .where(eq(storeCategories.id, id))
      .for('key share')
    return found
  },

  /** Triggers write the words of the new name into the store and all its products. */
  async update(tx: Transaction, id: string, values: Partial<typeof stores.$inferInsert>) {
    await tx.update(stores).set(values).where(eq(stores.id, id))
  },
}
