import { inArray, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { priceChecks, products, raisedPrices } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { historyRows } from '#server/shared/price-history.ts'

export type RaisedPriceFound = Omit<typeof raisedPrices.$inferInsert, 'id'>

export const priceCheckQueries = {
  /** Takes some products that wait; those of a save that is under way wait for the next time. */
  async take(tx: Transaction, limit: number): Promise<string[]> {
    const taken = await tx.execute<{ id: string }>(sql`
      delete from ${priceChecks} where product_id in (
        select product_id from ${priceChecks} order by product_id limit ${limit} for update skip locked)
      returning product_id as id`)
    return taken.map(({ id }) => id)
  },

  histories(tx: Transaction, ids: readonly string[]) {
    return tx
      .select({ id: products.id, historyRows })
      .from(products)
      .where(inArray(products.id, [...ids]))
  },

  /** Each reduction of a product once. */
  async add(tx: Transaction, found: readonly RaisedPriceFound[]): Promise<void> {
    if (found.length === 0) return
    await tx
      .insert(raisedPrices)
      .values(found.map((price) => ({ id: v7(), ...price })))
      .onConflictDoNothing({ target: [raisedPrices.productId, raisedPrices.startedAt] })
  },
}
export type PriceCheckQueries = typeof priceCheckQueries
