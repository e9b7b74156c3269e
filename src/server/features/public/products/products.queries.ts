import { and, eq, sql } from 'drizzle-orm'
import { categoriesAlong } from '#server/lists/category-names.ts'
import { visibleProduct } from '#server/lists/list.ts'
import { productColumns } from '#server/lists/product-card.ts'
import { checkColumns } from '#server/lists/store-card.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { preparedSelect } from '#server/platform/database/prepared-select.ts'
import { pictures, productCategories, products, stores } from '#server/platform/database/schema/index.ts'
import { priceConfirmedAt } from '#server/shared/price-confirmed-at.ts'
import { historyRows } from '#server/shared/price-history.ts'
import { newestProductReviews, productRatingCounts } from '#server/shared/reviews.ts'

const storePicture = sql<{ key: string; url: string | null; placeholder: string | null }>`(
  select json_build_object('key', p.key, 'url', p.url, 'placeholder', p.placeholder)
  from ${pictures} p where p.key = ${stores.pictureKey})`

export type ProductsQueries = ReturnType<typeof productsQueries>

export function productsQueries(tables: Tables) {
  const detail = preparedSelect(
    tables,
    tables
      .select({
        ...productColumns,
        description: products.description,
        priceConfirmedAt,
        historyRows,
        categories: categoriesAlong(productCategories, products.categoryPath),
        storePicture,
        ...checkColumns,
        ratingCounts: productRatingCounts,
        reviews: newestProductReviews,
      })
      .from(products)
      .innerJoin(stores, eq(stores.id, products.storeId))
      .innerJoin(pictures, eq(pictures.key, products.pictureKey))
      .where(and(visibleProduct, eq(products.id, sql.placeholder('id')))),
  )

  return { detail: async (id: string) => (await detail({ id }))[0] }
}
