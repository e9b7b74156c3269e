import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { mostProductsOfOneStore } from '#domain/own-product.ts'
import { categoriesAlong } from '#server/lists/category-names.ts'
import { visibleProduct, visibleStore } from '#server/lists/list.ts'
import { ownColumns } from '#server/lists/product-card.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  pictures,
  productCategories,
  productFeeds,
  products,
  stores,
} from '#server/platform/database/schema/index.ts'
import { priceChangedAt } from '#server/shared/price-confirmed-at.ts'

export type FeedsQueries = ReturnType<typeof feedsQueries>
export type FeedRow = Awaited<ReturnType<ReturnType<typeof batches>>>[number]

/** Few enough to fit in memory, many enough to be worth a round trip. */
const batchSize = 1000

/** By id, so that a slow reader holds no connection. */
function batches(tables: Tables) {
  return (storeId: string, after: string | undefined) =>
    tables
      .select({
        ...ownColumns,
        description: products.description,
        categories: categoriesAlong(productCategories, products.categoryPath),
        priceChangedAt,
      })
      .from(products)
      .innerJoin(pictures, eq(pictures.key, products.pictureKey))
      .where(and(eq(products.storeId, storeId), visibleProduct, after ? gt(products.id, after) : undefined))
      .orderBy(asc(products.id))
      .limit(batchSize)
}

export function feedsQueries(tables: Tables) {
  const batch = batches(tables)
  return {
    async feed(storeId: string) {
      const [found] = await tables
        .select({ key: productFeeds.key, name: stores.name, language: stores.language })
        .from(productFeeds)
        .innerJoin(stores, eq(stores.id, productFeeds.storeId))
        .where(and(eq(productFeeds.storeId, storeId), visibleStore))
      return found
    },

    /** Changes whenever the feed would: with a product, a picture, a category's name, or the end of a discount. */
    async version(storeId: string, now: Date): Promise<string> {
      const [found] = await tables.execute<{ version: string }>(sql`
        select md5(concat(
          (select string_agg(concat_ws(' ', p.id, p.version, p.updated_at, p.price_cents, p.discount_percent,
              p.discount_expires_at, p.discount_expires_at > ${now.toISOString()}::timestamptz, p.availability,
              p.condition, p.picture_key, p.category_path), ',' order by p.id)
            from ${products} p where p.store_id = ${storeId} and p.is_visible),
          (select string_agg(concat_ws(' ', c.id, c.name, c.name_fr), ',' order by c.id)
            from ${productCategories} c),
          (select concat_ws(' ', s.name, s.language) from ${stores} s where s.id = ${storeId})
        )) as version`)
      return found?.version ?? ''
    },

    async *rows(storeId: string): AsyncGenerator<FeedRow> {
      let after: string | undefined
      for (let read = 0; read < mostProductsOfOneStore; read += batchSize) {
        const rows = await batch(storeId, after)
        yield* rows
        if (rows.length < batchSize) return
        after = rows.at(-1)?.id
      }
    },
  }
}
