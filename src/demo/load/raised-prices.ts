import type { TransactionSql } from 'postgres'
import type { PriceRow } from '#domain/honest-price.ts'
import { hourInMs } from '#domain/mauritius-time.ts'
import { toRupees } from '#domain/money.ts'
import { raisedPrice } from '#server/features/website-owner/prices/raised-price.ts'
import { timeOrderedId } from './time-ordered-id.ts'

interface HistoryRow extends Omit<PriceRow, 'price'> {
  cents: number
}

/** What the hourly job would find, without waiting for it. */
export async function loadRaisedPrices(
  sql: TransactionSql,
  productIds: readonly string[],
  now: Date,
): Promise<void> {
  for (const [index, productId] of productIds.entries()) {
    const rows = await sql<HistoryRow[]>`
      select price_cents as cents, discount_percent::float as percent, discount_expires_at as "expiresAt", since
      from price_history where product_id = ${productId} order by since, id`
    const history = rows.map(({ cents, ...row }) => ({ ...row, price: toRupees(cents) }))
    const found = raisedPrice(productId, history, new Date(now.getTime() - (3 + index * 17) * hourInMs))
    if (!found) throw new Error('A price of the demo is not raised for its discount.')
    const { startedAt, expiresAt, foundAt } = found
    await sql`
      insert into raised_prices (id, product_id, started_at, announced_percent, expires_at, list_price_cents,
        sale_price_cents, lowest_price_cents, found_at)
      values (${timeOrderedId('raisedPrice', index, foundAt.getTime())}, ${productId}, ${startedAt},
        ${found.announcedPercent}, ${expiresAt}, ${found.listPriceCents}, ${found.salePriceCents},
        ${found.lowestPriceCents}, ${foundAt})`
  }
}
