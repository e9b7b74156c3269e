import { sql } from 'drizzle-orm'
import type { HonestDiscount, PastPrice } from '#contract/shapes/honest-discount.ts'
import { chartPrices, honestDiscount, mostPriceRows, type PriceRow } from '#domain/honest-price.ts'
import { toRupees } from '#domain/money.ts'
import { priceHistory } from '#server/platform/database/schema/index.ts'

interface HistoryRow {
  cents: number
  percent: number | null
  expiresAt: string | null
  since: string
}

/** The newest rows of the history of a product, oldest first: one range of an index, however many products there are. */
export const historyRows = sql<HistoryRow[] | null>`(
  select json_agg(json_build_object('cents', h.price_cents, 'percent', h.discount_percent,
    'expiresAt', h.discount_expires_at, 'since', h.since) order by h.since, h.id)
  from (select * from ${priceHistory} n where n.product_id = products.id
    order by n.since desc, n.id desc limit ${sql.raw(String(mostPriceRows))}) h)`

export const toPriceRows = (rows: readonly HistoryRow[] | null): PriceRow[] =>
  (rows ?? []).map(({ cents, percent, expiresAt, since }) => ({
    price: toRupees(cents),
    percent,
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
    since: new Date(since),
  }))

export function toHonestDiscount(rows: readonly PriceRow[], now: Date): HonestDiscount | null {
  const found = honestDiscount(rows, now)
  if (!found) return null
  const { startedAt, lowestPrice, percent } = found
  return { startedAt: startedAt.toISOString(), lowestPrice, percent }
}

export const toPastPrices = (rows: readonly PriceRow[], now: Date): PastPrice[] =>
  chartPrices(rows, now).map(({ since, price }) => ({ since: since.toISOString(), price }))
