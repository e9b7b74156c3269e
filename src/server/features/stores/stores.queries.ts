import { and, eq, sql } from 'drizzle-orm'
import { visibleStore } from '#server/cards/list.ts'
import { storeRatingCounts } from '#server/cards/reviews.ts'
import { storeColumns } from '#server/cards/store-card.ts'
import type { Tables } from '#server/database/connect.ts'
import { announcements, openingHours, pictures, stores } from '#server/database/schema/index.ts'

export interface HoursRow {
  weekday: number
  isOpen: boolean
  fromMinute: number | null
  toMinute: number | null
}

const hours = sql<HoursRow[] | null>`(
  select json_agg(json_build_object('weekday', h.weekday, 'isOpen', h.is_open, 'fromMinute', h.from_minute,
    'toMinute', h.to_minute) order by h.weekday)
  from ${openingHours} h where h.store_id = ${stores.id})`

export type StoresQueries = ReturnType<typeof storesQueries>

export function storesQueries(tables: Tables) {
  return {
    async detail(id: string) {
      const [row] = await tables
        .select({
          ...storeColumns,
          hours,
          ratingCounts: storeRatingCounts,
          announcementTitle: announcements.title,
          announcementMessage: announcements.message,
          announcementUpdated: announcements.lastUpdated,
        })
        .from(stores)
        .innerJoin(pictures, eq(pictures.key, stores.pictureKey))
        .leftJoin(announcements, eq(announcements.storeId, stores.id))
        .where(and(visibleStore, eq(stores.id, id)))
      return row
    },

    async hours(id: string) {
      const [row] = await tables
        .select({ hours })
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
