import { and, eq, sql } from 'drizzle-orm'
import type { ReportTarget } from '#contract/shapes/moderation.ts'
import {
  productRatings,
  products,
  reviewPhotos,
  storeRatings,
  stores,
  users,
  withdrawnProductRatings,
  withdrawnStoreRatings,
} from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'

export type Rated = 'product' | 'store'

/** The tables of product ratings and store ratings. */
const tablesOf = {
  product: {
    ratings: productRatings,
    photosOf: reviewPhotos.productRatingId,
    targetId: productRatings.productId,
    rated: products,
    name: products.title,
    withdrawn: withdrawnProductRatings,
    withdrawnOf: withdrawnProductRatings.productId,
  },
  store: {
    ratings: storeRatings,
    photosOf: reviewPhotos.storeRatingId,
    targetId: storeRatings.storeId,
    rated: stores,
    name: stores.name,
    withdrawn: withdrawnStoreRatings,
    withdrawnOf: withdrawnStoreRatings.storeId,
  },
} as const

/** The store that is rated, or whose product is, as a condition on `stores` named `s`. */
export const storeRated = (of: Rated, id: string) =>
  of === 'store' ? sql`s.id = ${id}` : sql`s.id = (select store_id from ${products} where id = ${id})`

export const reviewTarget = (of: Rated): ReportTarget => `${of}-review`

export type ReviewQueries = typeof reviewQueries

export const reviewQueries = {
  /**
   * Locks the author, the target and the rating, in this order everywhere, so that two transactions cannot deadlock.
   */
  async lock(tx: Transaction, of: Rated, ratingId: string) {
    const { ratings, targetId, rated, name } = tablesOf[of]
    const [found] = await tx
      .select({ userId: ratings.userId, targetId })
      .from(ratings)
      .where(eq(ratings.id, ratingId))
    if (!found) return undefined
    const [author] = await tx
      .select({ id: users.id, name: users.name, email: users.email })
      .from(users)
      .where(eq(users.id, found.userId))
      .for('key share')
    const [about] = await tx
      .select({ id: rated.id, name })
      .from(rated)
      .where(eq(rated.id, found.targetId))
      .for('no key update')
    const [locked] = await tx
      .select({ status: ratings.status, rating: ratings.rating, comment: ratings.comment })
      .from(ratings)
      .where(eq(ratings.id, ratingId))
      .for('update')
    return author && about && locked && { ...locked, author, about }
  },

  /** Keeps the date, because a release is not a new rating. */
  async release(tx: Transaction, of: Rated, ratingId: string) {
    const { ratings } = tablesOf[of]
    await tx.update(ratings).set({ status: 'counted' }).where(eq(ratings.id, ratingId))
  },

  /** Remembers the removal, so that rating again does not get around the website owner. Returns the photos. */
  async remove(tx: Transaction, of: Rated, { ratingId, userId, targetId }: Gone): Promise<string[]> {
    const { ratings, photosOf, withdrawn, withdrawnOf } = tablesOf[of]
    const photos = await tx
      .select({ key: reviewPhotos.pictureKey })
      .from(reviewPhotos)
      .where(eq(photosOf, ratingId))
    await tx.delete(ratings).where(and(eq(ratings.id, ratingId), eq(ratings.userId, userId)))
    await tx.execute(sql`
      insert into ${withdrawn} (user_id, ${sql.identifier(withdrawnOf.name)}) values (${userId}, ${targetId})
      on conflict do nothing`)
    return photos.map(({ key }) => key)
  },
}

interface Gone {
  ratingId: string
  userId: string
  targetId: string
}
