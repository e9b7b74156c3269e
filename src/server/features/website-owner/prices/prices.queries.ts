import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { RaisedPriceList } from '#contract/website-owner/prices.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { products, raisedPrices, stores } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'

// Literals, because only then does PostgreSQL use the partial indexes.
const isIn: Record<RaisedPriceList, ReturnType<typeof sql>> = {
  waiting: sql`looked_at is null`,
  'looked-at': sql`looked_at is not null`,
}
const orderOf = {
  waiting: [asc(raisedPrices.foundAt), asc(raisedPrices.id)],
  'looked-at': [desc(raisedPrices.lookedAt), desc(raisedPrices.id)],
}

const columns = {
  id: raisedPrices.id,
  productId: products.id,
  title: products.title,
  isShown: products.isVisible,
  storeId: stores.id,
  storeName: stores.name,
  startedAt: raisedPrices.startedAt,
  expiresAt: raisedPrices.expiresAt,
  announcedPercent: raisedPrices.announcedPercent,
  listPriceCents: raisedPrices.listPriceCents,
  salePriceCents: raisedPrices.salePriceCents,
  lowestPriceCents: raisedPrices.lowestPriceCents,
  foundAt: raisedPrices.foundAt,
  lookedAt: raisedPrices.lookedAt,
  note: raisedPrices.note,
}

export type PricesQueries = ReturnType<typeof pricesQueries>
export type RaisedPriceRow = Awaited<ReturnType<PricesQueries['page']>>[number]

export function pricesQueries(tables: Tables) {
  return {
    count: (list: RaisedPriceList) => tables.$count(raisedPrices, isIn[list]),

    page(list: RaisedPriceList, limit: number, offset: number) {
      return tables
        .select(columns)
        .from(raisedPrices)
        .innerJoin(products, eq(products.id, raisedPrices.productId))
        .innerJoin(stores, eq(stores.id, products.storeId))
        .where(isIn[list])
        .orderBy(...orderOf[list])
        .limit(limit)
        .offset(offset)
    },

    /** Undefined when there is no such price; `isMarked` is false when somebody has looked at it before. */
    async markLookedAt(tx: Transaction, id: string, note: string | null, now: Date) {
      const [row] = await tx
        .select({
          productId: products.id,
          title: products.title,
          listPriceCents: raisedPrices.listPriceCents,
          lowestPriceCents: raisedPrices.lowestPriceCents,
        })
        .from(raisedPrices)
        .innerJoin(products, eq(products.id, raisedPrices.productId))
        .where(eq(raisedPrices.id, id))
      if (!row) return
      const marked = await tx
        .update(raisedPrices)
        .set({ lookedAt: now, note })
        .where(and(eq(raisedPrices.id, id), isNull(raisedPrices.lookedAt)))
        .returning({ id: raisedPrices.id })
      return { ...row, isMarked: marked.length > 0 }
    },
  }
}
