import { and, count, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { CategoryNames } from '#server/lists/category-names.ts'
import { ownColumns } from '#server/lists/product-card.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  moderationDecisions,
  pictures,
  productCategories,
  products,
} from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { pictureRemovalOf } from '#server/shared/picture-removal.ts'

interface Key {
  storeId: string
  productId: string
}

export type OwnProductRow = Awaited<ReturnType<OwnProductQueries['all']>>[number]
export type OwnProductQueries = ReturnType<typeof ownProductQueries>

/** Every statement names the store, so that a product of somebody else is not found. */
const isOwn = ({ storeId, productId }: Key) =>
  and(eq(products.id, productId), eq(products.storeId, storeId), isNull(products.deleteAt))

/** The last removal decision, for a product that is removed. */
const removal = sql<{ reason: string; at: string } | null>`case when ${products.status} = 'removed' then (
  select json_build_object('reason', d.words, 'at', d.created_at) from ${moderationDecisions} d
  where d.target_id = ${products.id} and d.target = 'product' and d.action = 'remove'
  order by d.created_at desc, d.id desc limit 1) end`

export function ownProductQueries(tables: Tables) {
  /** The names along the path of each category in use, read once per category and not per product. */
  function categoryNames(storeId: string) {
    const above = alias(productCategories, 'above')
    const inUse = tables
      .select({ id: products.categoryId })
      .from(products)
      .where(eq(products.storeId, storeId))
    return tables
      .select({
        id: productCategories.id,
        along: sql<Omit<CategoryNames, '_id'>[]>`json_agg(
          json_build_object('name', ${above.name}, 'nameFr', ${above.nameFr}) order by ${above.depth})`.as(
          'along',
        ),
      })
      .from(productCategories)
      .innerJoin(above, sql`${above.id} = any (${productCategories.path})`)
      .where(inArray(productCategories.id, inUse))
      .groupBy(productCategories.id)
      .as('category_names')
  }

  return {
    all(storeId: string) {
      const names = categoryNames(storeId)
      return tables
        .select({
          ...ownColumns,
          description: products.description,
          status: products.status,
          isHidden: products.isHidden,
          sku: products.sku,
          removal,
          pictureRemoval: pictureRemovalOf(products.id, products.pictureKey),
          version: products.version,
          updatedAt: products.updatedAt,
          categoryPath: products.categoryPath,
          categories: names.along,
        })
        .from(products)
        .innerJoin(names, eq(names.id, products.categoryId))
        .innerJoin(pictures, eq(pictures.key, products.pictureKey))
        .where(and(eq(products.storeId, storeId), isNull(products.deleteAt)))
        .orderBy(desc(products.createdAt), desc(products.id))
    },

    async countOf(tx: Transaction, storeId: string): Promise<number> {
      const [found] = await tx.select({ count: count() }).from(products).where(eq(products.storeId, storeId))
      return found?.count ?? 0
    },

    /** Whether another product of the store has this reference. */
    async isSkuTaken(tx: Transaction, storeId: string, sku: string, except?: string): Promise<boolean> {
      const others = and(
        eq(products.storeId, storeId),
        eq(products.sku, sku),
        isNull(products.deleteAt),
        except ? ne(products.id, except) : undefined,
      )
      return (await tx.$count(products, others)) > 0
    },

    async add(tx: Transaction, product: typeof products.$inferInsert) {
      await tx.insert(products).values(product)
    },

    /** Locks the product until the transaction ends. */
    async lock(tx: Transaction, key: Key) {
      const [locked] = await tx
        .select({
          version: products.version,
          updatedAt: products.updatedAt,
          pictureKey: products.pictureKey,
          discountPercent: products.discountPercent,
          discountExpiresAt: products.discountExpiresAt,
        })
        .from(products)
        .where(isOwn(key))
        .for('no key update')
      return locked
    },

    async update(tx: Transaction, key: Key, values: Partial<typeof products.$inferInsert>) {
      await tx.update(products).set(values).where(isOwn(key))
    },

    /** Returns the deleted product, if any; ratings, wishes, prices and taps are deleted by cascade. */
    async remove(tx: Transaction, key: Key) {
      const [removed] = await tx
        .delete(products)
        .where(isOwn(key))
        .returning({ pictureKey: products.pictureKey, updatedAt: products.updatedAt })
      return removed
    },
  }
}
