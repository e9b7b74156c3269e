import { asc, eq, isNull, sql } from 'drizzle-orm'
import { pictureColumns } from '#server/lists/card.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  pictures,
  productRatings,
  products,
  reviewPhotos,
  storeRatings,
  stores,
  users,
} from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'

const isWaiting = isNull(reviewPhotos.shownAt)

/** The review of a photo is one of a product or one of a store. */
const author = sql`coalesce(${productRatings.userId}, ${storeRatings.userId})`
const targetName = sql<string>`coalesce(${products.title}, ${stores.name})`

const columns = {
  id: reviewPhotos.id,
  createdAt: reviewPhotos.createdAt,
  shownAt: reviewPhotos.shownAt,
  ...pictureColumns,
  of: sql<'product' | 'store'>`case when ${productRatings.id} is null then 'store' else 'product' end`,
  targetId: sql<string>`coalesce(${products.id}, ${stores.id})`,
  targetName,
  rating: sql<number>`coalesce(${productRatings.rating}, ${storeRatings.rating})`,
  comment: sql<string>`coalesce(${productRatings.comment}, ${storeRatings.comment})`,
  status: sql<'counted' | 'held'>`coalesce(${productRatings.status}, ${storeRatings.status})`,
  authorId: users.id,
  authorName: users.name,
  authorEmail: users.email,
  authorSince: users.createdAt,
}

export type ReviewPhotoQueries = ReturnType<typeof reviewPhotoQueries>
export type PhotoRow = Awaited<ReturnType<ReviewPhotoQueries['page']>>[number]

const photosIn = (within: Pick<Tables, 'select'>) =>
  within
    .select(columns)
    .from(reviewPhotos)
    .innerJoin(pictures, eq(pictures.key, reviewPhotos.pictureKey))
    .leftJoin(productRatings, eq(productRatings.id, reviewPhotos.productRatingId))
    .leftJoin(products, eq(products.id, productRatings.productId))
    .leftJoin(storeRatings, eq(storeRatings.id, reviewPhotos.storeRatingId))
    .leftJoin(stores, eq(stores.id, storeRatings.storeId))
    .innerJoin(users, eq(users.id, author))

export function reviewPhotoQueries(tables: Tables) {
  return {
    count: (): Promise<number> => tables.$count(reviewPhotos, isWaiting),

    page: (limit: number, offset: number) =>
      photosIn(tables)
        .where(isWaiting)
        .orderBy(asc(reviewPhotos.createdAt), asc(reviewPhotos.id))
        .limit(limit)
        .offset(offset),

    async lock(tx: Transaction, id: string) {
      const [found] = await photosIn(tx).where(eq(reviewPhotos.id, id)).for('update', { of: reviewPhotos })
      return found
    },

    async show(tx: Transaction, id: string, now: Date) {
      await tx.update(reviewPhotos).set({ shownAt: now }).where(eq(reviewPhotos.id, id))
    },

    async remove(tx: Transaction, id: string) {
      await tx.delete(reviewPhotos).where(eq(reviewPhotos.id, id))
    },
  }
}
