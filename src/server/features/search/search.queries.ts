import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Wanted } from '#server/cards/counted-page.ts'
import { type ProductRow, productColumns } from '#server/cards/product-card.ts'
import { type StoreRow, storeColumns } from '#server/cards/store-card.ts'
import type { Tables } from '#server/database/connect.ts'
import { pictures, products, stores } from '#server/database/schema/index.ts'
import { findings, type Kind } from './findings.ts'
import { foundPage } from './found-page.ts'

interface Found<Row> {
  /** How many there are in the city asked for. */
  here: number
  isClose: boolean
  rows: Row[]
}

export type SearchQueries = ReturnType<typeof searchQueries>

/** One statement each: what matches, how many there are, and the cards of one page. */
export function searchQueries(tables: Tables) {
  return {
    async products(words: readonly string[], wanted: Wanted): Promise<Found<ProductRow>> {
      const { parts, totals, cutOut } = foundPage(tables, findings('products', words), wanted)
      const rows = await tables
        .with(...parts)
        .select({ here: totals.here, isClose: totals.isClose, ...productColumns })
        .from(totals)
        .leftJoin(cutOut, sql`true`)
        .leftJoin(products, eq(products.id, sql`page.id`))
        .leftJoin(stores, eq(stores.id, products.storeId))
        .leftJoin(pictures, eq(pictures.key, products.pictureKey))
        .orderBy(desc(products.averageRating), desc(products.ratingCount), asc(products.id))
      return split<ProductRow>(rows)
    },

    async stores(words: readonly string[], wanted: Wanted): Promise<Found<StoreRow>> {
      const { parts, totals, cutOut } = foundPage(tables, findings('stores', words), wanted)
      const rows = await tables
        .with(...parts)
        .select({ here: totals.here, isClose: totals.isClose, ...storeColumns })
        .from(totals)
        .leftJoin(cutOut, sql`true`)
        .leftJoin(stores, eq(stores.id, sql`page.id`))
        .leftJoin(pictures, eq(pictures.key, stores.pictureKey))
        .orderBy(desc(stores.averageRating), desc(stores.ratingCount), asc(stores.id))
      return split<StoreRow>(rows)
    },

    async cities(kind: Kind, words: readonly string[]): Promise<{ city: string }[]> {
      const { written, close } = findings(kind, words)
      const rows = await tables.execute<{ city: string }>(sql`
        with written as (${written}), close as (${close})
        select city from written union select city from close`)
      return [...rows]
    },
  }
}

/** The totals come with every row, and with one row without a card when the page is empty. */
function split<Row extends { id: string }>(
  rows: ({ here: number; isClose: boolean } & { [Name in keyof Row]: Row[Name] | null })[],
): Found<Row> {
  const { here = 0, isClose = false } = rows[0] ?? {}
  return { here, isClose, rows: rows.filter(({ id }) => id !== null) as Row[] }
}
