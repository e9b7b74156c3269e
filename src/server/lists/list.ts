import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Tables } from '#server/platform/database/connect.ts'
import { pageCut } from '#server/platform/database/page-cut.ts'
import { pictures, products, stores } from '#server/platform/database/schema/index.ts'
import type { Slice } from './counted-page.ts'
import { storeColumns } from './store-card.ts'

/** A public list: its condition and its order. Every order is that of an index. */
export interface List {
  where: SQL | undefined
  order: SQL[]
}

// Without values: a plan for all values could not use the indexes of what is visible.
export const visibleProduct = sql`${products.isVisible}`
export const visibleStore = sql`${stores.status} = 'active'`
export const bestRatedStoresFirst = [desc(stores.averageRating), desc(stores.ratingCount), asc(stores.id)]

export type CardQueries = ReturnType<typeof cardQueries>

/** Cards of a list of stores without stored totals, and their number in each city. */
export function cardQueries(tables: Tables) {
  return {
    /** The page is cut out by id first, so that a far page joins only twelve rows. */
    stores(list: List, slice: Slice) {
      const { city } = slice
      const cut = pageCut(slice)
      const page = tables
        .select({ id: stores.id })
        .from(stores)
        .where(and(list.where, city ? eq(stores.city, city) : undefined))
        .orderBy(...list.order)
        .limit(cut.limit)
        .offset(cut.offset)
        .as('page')
      return tables
        .select(storeColumns)
        .from(page)
        .innerJoin(stores, eq(stores.id, page.id))
        .innerJoin(pictures, eq(pictures.key, stores.pictureKey))
        .orderBy(...list.order)
    },

    storeCountsByCity(list: List) {
      return tables
        .select({ city: stores.city, count: count() })
        .from(stores)
        .where(list.where)
        .groupBy(stores.city)
    },
  }
}
