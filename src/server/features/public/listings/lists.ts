import { type AnyColumn, and, asc, desc, gt, gte, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { flashSalesUntil, newArrivalsSince } from '#domain/listing.ts'
import {
  bestRatedProductsFirst,
  bestRatedStoresFirst,
  type List,
  visibleProduct,
  visibleStore,
} from '#server/lists/list.ts'
import { products, stores } from '#server/platform/database/schema/index.ts'

const newestFirst = [desc(products.createdAt), desc(products.id)]
const isDiscounted = and(visibleProduct, isNotNull(products.discountPercent))
const isRunning = (now: Date) => and(isDiscounted, gt(products.discountExpiresAt, now))

export const productLists = {
  hotDeals: (now: Date): List => ({ where: isRunning(now), order: newestFirst }),
  newArrivals: (now: Date): List => ({
    where: and(visibleProduct, gte(products.createdAt, newArrivalsSince(now))),
    order: newestFirst,
  }),
  featuredProducts: (now: Date): List => ({
    where: and(
      visibleProduct,
      lte(products.featuredFrom, now),
      or(isNull(products.featuredUntil), gt(products.featuredUntil, now)),
    ),
    order: [asc(products.featuredPosition), ...newestFirst],
  }),
}
export type ProductListName = keyof typeof productLists

export const flashSales = (now: Date): List => ({
  where: and(isRunning(now), lte(products.discountExpiresAt, flashSalesUntil(now))),
  order: [asc(products.discountExpiresAt), asc(products.id)],
})

export const bestRatedFirst = (list: List): List => ({ ...list, order: bestRatedProductsFirst })

export const bestRatedProducts = (ratings: number): List => ({
  where: and(visibleProduct, atLeast(products.ratingCount, ratings)),
  order: bestRatedProductsFirst,
})

export const bestRatedStores = (ratings: number): List => ({
  where: and(visibleStore, atLeast(stores.ratingCount, ratings)),
  order: bestRatedStoresFirst,
})

/** A literal, not a parameter: only then does PostgreSQL use the partial index. */
const atLeast = (ratingCount: AnyColumn, ratings: number) =>
  sql`${ratingCount} >= ${sql.raw(String(ratings))}`
