import { and, eq, sql } from 'drizzle-orm'
import type { CommentLanguage } from '#domain/text-language.ts'
import { visibleProduct, visibleStore } from '#server/lists/list.ts'
import { prepared, textOf } from '#server/lists/prepared.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { productRatings, products, storeRatings, stores } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { photosOf, productRatingCounts, storeRatingCounts } from '#server/shared/reviews.ts'
import { type Subject, subjects } from './subjects.ts'

interface Verdict {
  rating: number
  comment: string
  commentPrint: Buffer | null
  commentLanguage: CommentLanguage | null
  status: 'counted' | 'held'
  updatedAt: Date
}

interface Key {
  userId: string
  targetId: string
}

const target = {
  product: { ratingCount: products.ratingCount, storeId: stores.id, name: products.title },
  store: { ratingCount: stores.ratingCount, storeId: stores.id, name: stores.name },
}

/** Only what the public can see can be rated. */
const ratable = {
  product: textOf(sql`
    select ${stores.userId} as "ownerId", exists (
      select from ${productRatings}
      where ${productRatings.productId} = ${products.id} and ${productRatings.userId} = {userId}) as "isRated"
    from ${products} join ${stores} on ${stores.id} = ${products.storeId}
    where ${products.id} = {targetId} and ${products.isVisible}`),
  store: textOf(sql`
    select ${stores.userId} as "ownerId", exists (
      select from ${storeRatings}
      where ${storeRatings.storeId} = ${stores.id} and ${storeRatings.userId} = {userId}) as "isRated"
    from ${stores} where ${stores.id} = {targetId} and ${stores.status} = 'active'`),
}

interface Ratable {
  ownerId: string
  /** By this person. */
  isRated: boolean
}

export type RatingQueries = ReturnType<typeof ratingQueries>

export function ratingQueries(tables: Tables, subject: Subject) {
  const { ratings, of } = subjects[subject]
  const isOwn = ({ userId, targetId }: Key) => and(eq(of, targetId), eq(ratings.userId, userId))

  const findRatable = prepared<Ratable>(tables, ratable[subject])
  const visibleTarget = (tx: Transaction, id: string) =>
    subject === 'product'
      ? tx
          .select(target.product)
          .from(products)
          .innerJoin(stores, eq(stores.id, products.storeId))
          .where(and(visibleProduct, eq(products.id, id)))
      : tx
          .select(target.store)
          .from(stores)
          .where(and(visibleStore, eq(stores.id, id)))
  const rated = subject === 'product' ? products : stores

  return {
    async ratable({ userId, targetId }: Key): Promise<Ratable | undefined> {
      const [found] = await findRatable({ userId, targetId })
      return found
    },

    async ratingCounts(id: string) {
      const [found] =
        subject === 'product'
          ? await tables
              .select({ counts: productRatingCounts })
              .from(products)
              .where(and(visibleProduct, eq(products.id, id)))
          : await tables
              .select({ counts: storeRatingCounts })
              .from(stores)
              .where(and(visibleStore, eq(stores.id, id)))
      return found?.counts
    },

    async own(key: Key, within: Pick<Tables, 'select'> = tables) {
      const [found] = await within
        .select({
          id: ratings.id,
          rating: ratings.rating,
          comment: ratings.comment,
          commentLanguage: ratings.commentLanguage,
          status: ratings.status,
          photos: photosOf(ratings, sql`${ratings.id}`, 'all'),
        })
        .from(ratings)
        .where(isOwn(key))
      return found
    },

    /** Undefined when the rating is not the caller's own. */
    async targetOfOwn(tx: Transaction, userId: string, ratingId: string) {
      const [found] = await tx
        .select({ targetId: of })
        .from(ratings)
        .where(and(eq(ratings.id, ratingId), eq(ratings.userId, userId)))
      return found?.targetId
    },

    /** Locks what is rated, so that ratings of it come one after the other. */
    async lockTarget(tx: Transaction, id: string) {
      const [found] = await visibleTarget(tx, id).for('no key update', { of: rated })
      return found
    },

    async add(
      tx: Transaction,
      { userId, targetId }: Key,
      id: string,
      verdict: Verdict & { isSaleConfirmed: boolean },
    ) {
      const row = { ...verdict, id, userId, createdAt: verdict.updatedAt }
      if (subject === 'product') await tx.insert(productRatings).values({ ...row, productId: targetId })
      else await tx.insert(storeRatings).values({ ...row, storeId: targetId })
    },

    async replace(tx: Transaction, id: string, verdict: Verdict) {
      await tx.update(ratings).set(verdict).where(eq(ratings.id, id))
    },

    /** Returns the status that the rating had; undefined when this person has no such rating. */
    async remove(tx: Transaction, userId: string, ratingId: string) {
      const [removed] = await tx
        .delete(ratings)
        .where(and(eq(ratings.id, ratingId), eq(ratings.userId, userId)))
        .returning({ status: ratings.status })
      return removed?.status
    },
  }
}
