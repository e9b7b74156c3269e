import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { flashSalesUntil, newArrivalsSince } from '#domain/listing.ts'
import { products, stores } from '#server/database/schema/index.ts'

/** A public list: what belongs to it, and in which order. Each order is that of an index. */
export interface List {
  where: SQL | undefined
  order: SQL[]
}

const visible = eq(products.isVisible, true)
const newestFirst = [desc(products.createdAt), desc(products.id)]
const bestRatedFirst = [desc(products.averageRating), desc(products.ratingCount), asc(products.id)]

const isDiscounted = and(visible, isNotNull(products.discountPercent))
const isRunning = (now: Date) => and(isDiscounted, gt(products.discountExpiresAt, now))

export const productLists = {
  flashSales: (now: Date): List => ({
    where: and(isRunning(now), lte(products.discountExpiresAt, flashSalesUntil(now))),
    order: [asc(products.discountExpiresAt), asc(products.id)],
  }),
  hotDeals: (now: Date): List => ({ where: isRunning(now), order: newestFirst }),
  newArrivals: (now: Date): List => ({
    where: and(visible, gte(products.createdAt, newArrivalsSince(now))),
    order: newestFirst,
  }),
  featuredProducts: (now: Date): List => ({
    where: and(
      visible,
      lte(products.featuredFrom, now),
      or(isNull(products.featuredUntil), gt(products.featuredUntil, now)),
    ),
    order: [asc(products.featuredPosition), ...newestFirst],
  }),
  bestRatedProducts: (): List => ({
    where: and(visible, gt(products.ratingCount, 0)),
    order: bestRatedFirst,
  }),
}

export const bestRatedStores: List = {
  where: and(eq(stores.status, sql`'active'`), gt(stores.ratingCount, 0)),
  order: [desc(stores.averageRating), desc(stores.ratingCount), asc(stores.id)],
}
