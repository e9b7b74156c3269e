import { and, asc, gt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { visibleProduct, visibleStore } from '#server/lists/list.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { productCategories, products, stores } from '#server/platform/database/schema/index.ts'

export interface Entry {
  path: string
  changedAt?: Date
}

/** One kind of page, such as products. */
export interface EntrySource {
  /** The files that hold the entries, each with its last change if known. */
  files(entriesPerFile: number): Promise<{ changedAt: Date | null }[]>
  entries(from: number, atMost: number): AsyncIterable<Entry>
}

/** Few enough to fit in memory, many enough to be worth a round trip. */
const batchSize = 1000

/**
 * Pages through the rows by id, so that a slow reader holds no connection and no row is skipped when others are added
 * or deleted.
 */
function rowsById(
  tables: Tables,
  table: PgTable & { id: PgColumn },
  page: { where?: SQL; folder: string; changedAt?: PgColumn },
): EntrySource {
  const columns = { id: table.id, ...(page.changedAt && { changedAt: page.changedAt }) }
  const batch = (after: string | undefined, limit: number, offset: number) =>
    tables
      .select(columns)
      .from(table)
      .where(and(page.where, after ? gt(table.id, after) : undefined))
      .orderBy(asc(table.id))
      .limit(limit)
      .offset(offset) as Promise<{ id: string; changedAt?: Date }[]>

  return {
    async files(entriesPerFile) {
      const numbered = tables
        .select({
          file: sql<number>`(row_number() over (order by ${table.id}) - 1) / ${entriesPerFile}`.as('file'),
          changedAt: sql<Date | null>`${page.changedAt ?? sql`null::timestamptz`}`.as('changed_at'),
        })
        .from(table)
        .where(page.where)
        .as('numbered')
      const changedAt = sql<Date | null>`max(${numbered.changedAt})`.mapWith((at) => at && new Date(at))
      return tables.select({ changedAt }).from(numbered).groupBy(numbered.file).orderBy(asc(numbered.file))
    },

    async *entries(from, atMost) {
      let left = atMost
      let after: string | undefined
      while (left > 0) {
        const rows = await batch(after, Math.min(batchSize, left), after ? 0 : from)
        for (const { id, changedAt } of rows) yield { path: `/${page.folder}/${id}`, changedAt }
        if (rows.length < batchSize) return
        left -= rows.length
        after = rows.at(-1)?.id
      }
    },
  }
}

export type SitemapQueries = ReturnType<typeof sitemapQueries>

export function sitemapQueries(tables: Tables) {
  return {
    categories: rowsById(tables, productCategories, { folder: 'category' }),
    stores: rowsById(tables, stores, { where: visibleStore, folder: 'store', changedAt: stores.updatedAt }),
    products: rowsById(tables, products, {
      where: visibleProduct,
      folder: 'product',
      changedAt: products.updatedAt,
    }),
  } satisfies Record<string, EntrySource>
}
