import { and, eq, sql } from 'drizzle-orm'
import { categoriesAlong } from '#server/lists/category-names.ts'
import { visibleProduct } from '#server/lists/list.ts'
import { productColumns } from '#server/lists/product-card.ts'
import { checkColumns } from '#server/lists/store-card.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { preparedSelect } from '#server/platform/database/prepared-select.ts'
import { pictures, productCategories, products, stores } from '#server/platform/database/schema/index.ts'
import { hoursColumns } from '#server/shared/opening-hours.ts'
import { historyRows } from '#server/shared/price-history.ts'

export type ComparisonQueries = ReturnType<typeof comparisonQueries>
export type ComparedRow = Awaited<ReturnType<ComparisonQueries['products']>>[number]

export function comparisonQueries(tables: Tables) {
  const compared = preparedSelect(
    tables,
    tables
      .select({
        ...productColumns,
        ...checkColumns,
        ...hoursColumns,
        historyRows,
        categories: categoriesAlong(productCategories, products.categoryPath),
      })
      .from(products)
      .innerJoin(stores, eq(stores.id, products.storeId))
      .innerJoin(pictures, eq(pictures.key, products.pictureKey))
      .where(
        and(visibleProduct, sql`${products.id} = any ((select ${sql.placeholder('ids')}::uuid[])::uuid[])`),
      ),
  )

  return {
    /** In any order. */
    products: (ids: readonly string[]) => compared({ ids }),
  }
}
