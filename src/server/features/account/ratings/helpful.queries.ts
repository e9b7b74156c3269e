import { and, desc, eq, sql } from 'drizzle-orm'
import { visibleProduct, visibleStore } from '#server/lists/list.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { productRatings, products, storeRatings, stores } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { type Subject, subjects } from './subjects.ts'

/** A page of reviews shows far fewer. */
const mostAnswered = 500

interface Mark {
  userId: string
  ratingId: string
}

export type HelpfulQueries = ReturnType<typeof helpfulQueries>

export function helpfulQueries(tables: Tables, subject: Subject) {
  const { ratings, of, helpful } = subjects[subject]
  const isMark = ({ userId, ratingId }: Mark) =>
    and(eq(helpful.userId, userId), eq(helpful.ratingId, ratingId))

  return {
    /** A review that the public can see, locked against its deletion. */
    async review(tx: Transaction, ratingId: string) {
      const counted = sql`${ratings.status} = 'counted'`
      const columns = { authorId: ratings.userId, ownerId: stores.userId }
      const [found] =
        subject === 'product'
          ? await tx
              .select(columns)
              .from(productRatings)
              .innerJoin(products, eq(products.id, productRatings.productId))
              .innerJoin(stores, eq(stores.id, products.storeId))
              .where(and(eq(productRatings.id, ratingId), counted, visibleProduct))
              .for('key share', { of: productRatings })
          : await tx
              .select(columns)
              .from(storeRatings)
              .innerJoin(stores, eq(stores.id, storeRatings.storeId))
              .where(and(eq(storeRatings.id, ratingId), counted, visibleStore))
              .for('key share', { of: storeRatings })
      return found
    },

    async mark(tx: Transaction, mark: Mark, now: Date) {
      await tx
        .insert(helpful)
        .values({ ...mark, createdAt: now })
        .onConflictDoNothing()
    },

    async unmark(tx: Transaction, mark: Mark) {
      await tx.delete(helpful).where(isMark(mark))
    },

    async count(tx: Transaction, ratingId: string): Promise<number> {
      const [found] = await tx
        .select({ count: ratings.helpfulCount })
        .from(ratings)
        .where(eq(ratings.id, ratingId))
      return found?.count ?? 0
    },

    /** The reviews of a product or a store that this person has marked. */
    async marked(userId: string, targetId: string): Promise<string[]> {
      const found = await tables
        .select({ ratingId: helpful.ratingId })
        .from(helpful)
        .innerJoin(ratings, eq(ratings.id, helpful.ratingId))
        .where(and(eq(helpful.userId, userId), eq(of, targetId)))
        .orderBy(desc(helpful.createdAt))
        .limit(mostAnswered)
      return found.map(({ ratingId }) => ratingId)
    },
  }
}
