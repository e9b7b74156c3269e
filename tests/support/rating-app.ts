import { and, eq } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import type { ReviewSort } from '#domain/rating.ts'
import {
  productRatings,
  products,
  storeRatings,
  stores,
  withdrawnProductRatings,
  withdrawnStoreRatings,
} from '#server/platform/database/schema/index.ts'
import { testApp } from './test-app.ts'
import type { Visitor } from './visitor.ts'

export type RatingApp = Awaited<ReturnType<typeof ratingApp>>
export type Rateable = Awaited<ReturnType<RatingApp['rateable']>>

/** The server with products and stores behind one interface, because the same rules hold for both. */
export async function ratingApp() {
  const shop = await testApp()
  const { given, database, client } = shop
  const { tables } = database

  /** Something to rate, and every call about it. */
  async function rateable(kind: 'product' | 'store') {
    const store = await given.store()
    const id = kind === 'product' ? (await given.product({ store })).id : store.id
    const isProduct = kind === 'product'
    const setStatus = async (status: 'counted' | 'held', userId?: string) => {
      const [ratings, of] = isProduct
        ? [productRatings, productRatings.productId]
        : [storeRatings, storeRatings.storeId]
      await tables.transaction(async (tx) => {
        const rated = isProduct ? products : stores
        await tx.select({ id: rated.id }).from(rated).where(eq(rated.id, id)).for('no key update')
        await tx
          .update(ratings)
          .set({ status })
          .where(and(eq(of, id), userId ? eq(ratings.userId, userId) : undefined))
      })
      await shop.changed()
    }
    const detail = () =>
      isProduct ? client.catalogue.productDetail({ productId: id }) : client.store.detail({ storeId: id })
    const sums = async () => {
      const table = isProduct ? products : stores
      const [found] = await tables
        .select({ sum: table.ratingSum, count: table.ratingCount, average: table.averageRating })
        .from(table)
        .where(eq(table.id, id))
      return found
    }
    /** A change made past the app reaches it a moment later, through a notification. */
    const isHeard = () =>
      vi.waitFor(async () => expect((await detail()).ratingCount).toBe((await sums())?.count))
    return {
      id,
      kind,
      store,
      rate: ({ client }: Visitor, rating: number, comment?: string, photos?: string[]) =>
        isProduct
          ? client.rating.rateProduct({ productId: id, rating, comment, photos })
          : client.rating.rateStore({ adminId: id, rating, comment, photos }),
      own: ({ client }: Visitor) =>
        isProduct
          ? client.rating.myProductRating({ productId: id })
          : client.rating.myStoreRating({ storeId: id }),
      ownIfAny: ({ client }: Visitor) =>
        isProduct
          ? client.rating.myProductRatingIfAny({ productId: id })
          : client.rating.myStoreRatingIfAny({ storeId: id }),
      remove: ({ client }: Visitor, ratingId: string) =>
        isProduct
          ? client.rating.deleteProductRating({ ratingId })
          : client.rating.deleteStoreRating({ ratingId }),
      page: (query: { page?: number; stars?: number; sort?: ReviewSort } = {}) =>
        isProduct
          ? client.rating.productReviewPage({ productId: id, ...query })
          : client.rating.storeReviewPage({ storeId: id, ...query }),
      detail,
      /** The first reviews that the page shows. */
      reviews: async () =>
        isProduct
          ? (await client.catalogue.productDetail({ productId: id })).reviews
          : (await client.rating.storeReviews({ storeId: id })).ratings,
      hide: () =>
        isProduct
          ? tables.update(products).set({ status: 'removed' }).where(eq(products.id, id))
          : tables.update(stores).set({ status: 'suspended' }).where(eq(stores.id, id)),
      /** What a release by the website owner does. */
      release: () => setStatus('counted').then(isHeard),
      hold: (userId: string) => setStatus('held', userId).then(isHeard),
      /** The same without waiting for the notification. */
      releaseAtOnce: () => setStatus('counted'),
      isHeard,
      sums,
      rows: () =>
        isProduct
          ? tables.select().from(productRatings).where(eq(productRatings.productId, id))
          : tables.select().from(storeRatings).where(eq(storeRatings.storeId, id)),
    }
  }

  return {
    ...shop,
    rateable,
    /** A person who is signed in. */
    person: async () => shop.signedIn('user', await given.user()),
    /** The same browser, on another network. */
    movedTo(address: string, browser: Visitor): Visitor {
      const moved = shop.visitor({ address })
      for (const [name, value] of browser.cookies) moved.cookies.set(name, value)
      return moved
    },
    /** Sets the clock to this moment and clears all counts of tries. */
    async freshDay(moment = '2026-11-14T08:00:00Z') {
      shop.at(moment)
      await database.sql`truncate rate_counts`
    },
    withdrawn: async () =>
      (await tables.select().from(withdrawnProductRatings)).length +
      (await tables.select().from(withdrawnStoreRatings)).length,
  }
}
