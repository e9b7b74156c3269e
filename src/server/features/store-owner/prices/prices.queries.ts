import { eq, sql } from 'drizzle-orm'
import { oldPriceMonths } from '#domain/price-age.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { products, stores } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { priceConfirmedAt } from '#server/shared/price-confirmed-at.ts'

export type PricesQueries = ReturnType<typeof pricesQueries>

/** PostgreSQL adds months as `addMonths` does: there is no 31 February, so its last day counts. */
const isOld = (day: string) => sql`(${priceConfirmedAt} at time zone 'Indian/Mauritius')::date
  + make_interval(months => ${sql.raw(String(oldPriceMonths))}) <= ${day}::date`

export function pricesQueries(tables: Tables) {
  return {
    async ages(storeId: string, day: string) {
      const [found] = await tables
        .select({
          confirmedAt: stores.pricesConfirmedAt,
          products: sql<number>`count(${products.id})::int`,
          old: sql<number>`(count(${products.id}) filter (where ${isOld(day)}))::int`,
        })
        .from(stores)
        .leftJoin(products, eq(products.storeId, stores.id))
        .where(eq(stores.id, storeId))
        .groupBy(stores.id)
      return found
    },

    /** One row, whatever the number of products. */
    async confirm(tx: Transaction, storeId: string, now: Date) {
      await tx.update(stores).set({ pricesConfirmedAt: now }).where(eq(stores.id, storeId))
    },
  }
}
