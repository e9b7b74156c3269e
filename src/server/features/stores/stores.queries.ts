import { and, desc, eq, sql } from 'drizzle-orm'
import { visibleStore } from '#server/cards/list.ts'
import { storeColumns } from '#server/cards/store-card.ts'
import type { Tables } from '#server/database/connect.ts'
import {
  announcements,
  openingHours,
  pictures,
  storeRatings,
  stores,
  users,
} from '#server/database/schema/index.ts'

/** As many reviews as a person may read in one go; the average counts them all. */
const mostReviews = 100

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

    reviews(storeId: string) {
      return tables
        .select({
          id: storeRatings.id,
          userId: users.id,
          userName: users.name,
          rating: storeRatings.rating,
          comment: storeRatings.comment,
          createdAt: storeRatings.createdAt,
        })
        .from(storeRatings)
        .innerJoin(users, eq(users.id, storeRatings.userId))
        .innerJoin(stores, eq(stores.id, storeRatings.storeId))
        .where(and(visibleStore, eq(storeRatings.storeId, storeId), eq(storeRatings.status, 'counted')))
        .orderBy(desc(storeRatings.createdAt), desc(storeRatings.id))
        .limit(mostReviews)
    },
  }
}
