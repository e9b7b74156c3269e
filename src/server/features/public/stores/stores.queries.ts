import { and, eq, sql } from 'drizzle-orm'
import { visibleStore } from '#server/lists/list.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { preparedSelect } from '#server/platform/database/prepared-select.ts'
import { announcements, pictures, stores } from '#server/platform/database/schema/index.ts'
import { hoursColumns } from '#server/shared/opening-hours.ts'
import { newestStoreReviews } from '#server/shared/reviews.ts'
import { storeDetailColumns } from '#server/shared/store-detail.ts'

export type StoresQueries = ReturnType<typeof storesQueries>

export function storesQueries(tables: Tables) {
  const isAsked = and(visibleStore, eq(stores.id, sql.placeholder('id')))
  const detail = preparedSelect(
    tables,
    tables
      .select(storeDetailColumns)
      .from(stores)
      .innerJoin(pictures, eq(pictures.key, stores.pictureKey))
      .leftJoin(announcements, eq(announcements.storeId, stores.id))
      .where(isAsked),
  )
  const hours = preparedSelect(tables, tables.select(hoursColumns).from(stores).where(isAsked))
  const reviews = preparedSelect(
    tables,
    tables.select({ reviews: newestStoreReviews }).from(stores).where(isAsked),
  )

  return {
    detail: async (id: string) => (await detail({ id }))[0],
    hours: async (id: string) => (await hours({ id }))[0],
    reviews: async (id: string) => (await reviews({ id }))[0]?.reviews,
  }
}
