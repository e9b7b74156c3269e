import { and, eq } from 'drizzle-orm'
import { visibleStore } from '#server/lists/list.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { announcements, pictures, stores } from '#server/platform/database/schema/index.ts'
import { hoursOfStore } from '#server/shared/opening-hours.ts'
import { storeDetailColumns } from '#server/shared/store-detail.ts'

export type StoresQueries = ReturnType<typeof storesQueries>

export function storesQueries(tables: Tables) {
  return {
    async detail(id: string) {
      const [row] = await tables
        .select(storeDetailColumns)
        .from(stores)
        .innerJoin(pictures, eq(pictures.key, stores.pictureKey))
        .leftJoin(announcements, eq(announcements.storeId, stores.id))
        .where(and(visibleStore, eq(stores.id, id)))
      return row
    },

    async hours(id: string) {
      const [row] = await tables
        .select({ hours: hoursOfStore })
        .from(stores)
        .where(and(visibleStore, eq(stores.id, id)))
      return row
    },

    async exists(id: string): Promise<boolean> {
      const found = await tables
        .select({ id: stores.id })
        .from(stores)
        .where(and(visibleStore, eq(stores.id, id)))
      return found.length > 0
    },
  }
}
