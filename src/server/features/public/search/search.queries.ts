import { asc, desc, eq, sql } from 'drizzle-orm'
import type { ListParams } from '#server/lists/counted-page.ts'
import { type ProductRow, productColumns } from '#server/lists/product-card.ts'
import { type StoreRow, storeColumns } from '#server/lists/store-card.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { pictures, products, stores } from '#server/platform/database/schema/index.ts'
import { found, type Kind, stepsOf } from './found.ts'
import { foundPage } from './found-page.ts'
import type { Step } from './steps.ts'

interface Totals {
  /** How many there are in the requested city. */
  here: number
  everywhere: number
}

interface Found<Row> extends Totals {
  rows: Row[]
}

export type SearchQueries = ReturnType<typeof searchQueries>

/** One statement each for products and stores: matches, totals and the cards of one page. */
export function searchQueries(tables: Tables) {
  return {
    async products(steps: readonly Step[], params: ListParams): Promise<Found<ProductRow>> {
      const { parts, totals, cutOut } = foundPage(tables, 'products', steps, params)
      const rows = await tables
        .with(...parts)
        .select({ here: totals.here, everywhere: totals.everywhere, ...productColumns })
        .from(totals)
        .leftJoin(cutOut, sql`true`)
        .leftJoin(products, eq(products.id, sql`page.id`))
        .leftJoin(stores, eq(stores.id, products.storeId))
        .leftJoin(pictures, eq(pictures.key, products.pictureKey))
        .orderBy(desc(products.averageRating), desc(products.ratingCount), asc(products.id))
      return split<ProductRow>(rows)
    },

    async stores(steps: readonly Step[], params: ListParams): Promise<Found<StoreRow>> {
      const { parts, totals, cutOut } = foundPage(tables, 'stores', steps, params)
      const rows = await tables
        .with(...parts)
        .select({ here: totals.here, everywhere: totals.everywhere, ...storeColumns })
        .from(totals)
        .leftJoin(cutOut, sql`true`)
        .leftJoin(stores, eq(stores.id, sql`page.id`))
        .leftJoin(pictures, eq(pictures.key, stores.pictureKey))
        .orderBy(desc(stores.averageRating), desc(stores.ratingCount), asc(stores.id))
      return split<StoreRow>(rows)
    },

    async cities(kind: Kind, steps: readonly Step[]): Promise<{ city: string }[]> {
      const parts = stepsOf(kind, steps).map(({ name, selection }) => sql`${sql.raw(name)} as (${selection})`)
      const rows = await tables.execute<{ city: string }>(sql`
        with ${sql.join(parts, sql`, `)} select distinct city from ${found(steps)}`)
      return [...rows]
    },
  }
}

/** The totals come with every row; an empty page has one row with totals and no card. */
function split<Row extends { id: string }>(
  rows: (Totals & { [Name in keyof Row]: Row[Name] | null })[],
): Found<Row> {
  const { here = 0, everywhere = 0 } = rows[0] ?? {}
  return { here, everywhere, rows: rows.filter(({ id }) => id !== null) as Row[] }
}
