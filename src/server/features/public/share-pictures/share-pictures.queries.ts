import { and, eq, sql } from 'drizzle-orm'
import { visibleProduct, visibleStore } from '#server/lists/list.ts'
import { productColumns } from '#server/lists/product-card.ts'
import { storeColumns } from '#server/lists/store-card.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { preparedSelect } from '#server/platform/database/prepared-select.ts'
import { pictures, products, stores } from '#server/platform/database/schema/index.ts'

export type SharePicturesQueries = ReturnType<typeof sharePicturesQueries>

/** What is hidden, removed or suspended is not found. */
export function sharePicturesQueries(tables: Tables) {
  const product = preparedSelect(
    tables,
    tables
      .select(productColumns)
      .from(products)
      .innerJoin(stores, eq(stores.id, products.storeId))
      .innerJoin(pictures, eq(pictures.key, products.pictureKey))
      .where(and(visibleProduct, eq(products.id, sql.placeholder('id')))),
  )
  const store = preparedSelect(
    tables,
    tables
      .select(storeColumns)
      .from(stores)
      .innerJoin(pictures, eq(pictures.key, stores.pictureKey))
      .where(and(visibleStore, eq(stores.id, sql.placeholder('id')))),
  )
  return {
    product: async (id: string) => (await product({ id }))[0],
    store: async (id: string) => (await store({ id }))[0],
  }
}
