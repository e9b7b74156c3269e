import { sql } from 'drizzle-orm'
import { priceHistory, products, stores } from '#server/platform/database/schema/index.ts'

/** When the price or the discount last changed: the history has a row for every product. */
export const priceChangedAt = sql<Date>`coalesce(
  (select max(h.since) from ${priceHistory} h where h.product_id = ${products.id}), ${products.createdAt})`.mapWith(
  products.createdAt,
)

/** The later of that and the owner's word for the whole store, so that confirming rewrites no product. */
export const priceConfirmedAt = sql<Date>`greatest(${priceChangedAt}, ${stores.pricesConfirmedAt})`.mapWith(
  products.createdAt,
)
