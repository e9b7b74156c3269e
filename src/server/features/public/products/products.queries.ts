import { and, eq, sql } from 'drizzle-orm'
import type { CategoryName } from '#contract/shapes/category.ts'
import { visibleProduct } from '#server/lists/list.ts'
import { productColumns } from '#server/lists/product-card.ts'
import { checkColumns } from '#server/lists/store-card.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { pictures, productCategories, products, stores } from '#server/platform/database/schema/index.ts'
import { productRatingCounts } from '#server/shared/reviews.ts'

const storePicture = sql<{ key: string; url: string | null; placeholder: string | null }>`(
  select json_build_object('key', p.key, 'url', p.url, 'placeholder', p.placeholder)
  from ${pictures} p where p.key = ${stores.pictureKey})`

export type ProductsQueries = ReturnType<typeof productsQueries>

export function productsQueries(tables: Tables) {
  return {
    async detail(id: string) {
      const [row] = await tables
        .select({
          ...productColumns,
          description: products.description,
          categories: sql<CategoryName[]>`(
            select json_agg(json_build_object('_id', c.id, 'name', c.name) order by c.depth)
            from ${productCategories} c where c.id = any (${products.categoryPath}))`,
          storePicture,
          ...checkColumns,
          ratingCounts: productRatingCounts,
        })
        .from(products)
        .innerJoin(stores, eq(stores.id, products.storeId))
        .innerJoin(pictures, eq(pictures.key, products.pictureKey))
        .where(and(visibleProduct, eq(products.id, id)))
      return row
    },
  }
}
