import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { RatingCounts, Review } from '#contract/shapes/review.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  productRatings,
  products,
  storeRatings,
  stores,
  users,
} from '#server/platform/database/schema/index.ts'

/** How many reviews come with a product or store; the averages count all of them. */
const mostReviews = 100

// A literal, not a parameter: only then does PostgreSQL use the partial index of counted ratings.
const counted = (ratings: Ratings) => sql`${ratings.status} = 'counted'`

type Ratings = typeof productRatings | typeof storeRatings
interface ReviewSlice {
  stars?: number | undefined
  limit: number
  offset: number
}

interface ReviewRow {
  id: string
  userId: string
  userName: string
  rating: number
  comment: string
  createdAt: Date
}

export type ReviewQueries = ReturnType<typeof reviewQueries>

/** Newest first, counted ratings only. */
export function reviewQueries(tables: Tables) {
  const reviews = (ratings: Ratings, isOfTarget: SQL, slice: ReviewSlice): Promise<ReviewRow[]> => {
    const page = tables
      .select({ id: ratings.id })
      .from(ratings)
      .where(and(isOfTarget, counted(ratings), slice.stars ? eq(ratings.rating, slice.stars) : undefined))
      .orderBy(desc(ratings.createdAt), desc(ratings.id))
      .limit(slice.limit)
      .offset(slice.offset)
      .as('page')
    return tables
      .select({
        id: ratings.id,
        userId: users.id,
        userName: users.name,
        rating: ratings.rating,
        comment: ratings.comment,
        createdAt: ratings.createdAt,
      })
      .from(page)
      .innerJoin(ratings, eq(ratings.id, page.id))
      .innerJoin(users, eq(users.id, ratings.userId))
      .orderBy(desc(ratings.createdAt), desc(ratings.id))
  }
  const newest = { limit: mostReviews, offset: 0 }

  return {
    ofProduct: (id: string, slice: ReviewSlice = newest) =>
      reviews(productRatings, eq(productRatings.productId, id), slice),
    ofStore: (id: string, slice: ReviewSlice = newest) =>
      reviews(storeRatings, eq(storeRatings.storeId, id), slice),
  }
}

const countsOf = (ratings: Ratings, isOfTarget: SQL) => sql<RatingCounts>`(
  select json_build_array(${sql.join(
    [1, 2, 3, 4, 5].map((stars) => sql.raw(`count(*) filter (where rating = ${stars})`)),
    sql`, `,
  )}) from ${ratings} where ${isOfTarget} and ${counted(ratings)})`

/** How many ratings with each number of stars the product or store of a row has. */
export const productRatingCounts = countsOf(productRatings, eq(productRatings.productId, products.id))
export const storeRatingCounts = countsOf(storeRatings, eq(storeRatings.storeId, stores.id))

export function toReview({ id, userId, userName, rating, comment, createdAt }: ReviewRow): Review {
  return {
    _id: id,
    user: { _id: userId, name: userName },
    rating,
    comment,
    createdAt: createdAt.toISOString(),
  }
}
