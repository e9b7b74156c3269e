import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { RatingCounts, Review } from '#contract/shapes/review.ts'
import type { CommentLanguage } from '#domain/text-language.ts'
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
  commentLanguage: CommentLanguage | null
}

/** The same inside a JSON column. */
type JsonReview = Omit<ReviewRow, 'createdAt'> & { createdAt: string }

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
        commentLanguage: ratings.commentLanguage,
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

/** The newest reviews of the product or store of a row. */
const newestOf = (ratings: Ratings, isOfTarget: SQL) => sql<JsonReview[]>`(
  select coalesce(json_agg(json_build_object('id', r.id, 'userId', u.id, 'userName', u.name, 'rating', r.rating,
    'comment', r.comment, 'createdAt', r.created_at, 'commentLanguage', r.comment_language) order by r.created_at desc, r.id desc), '[]')
  from (
    select id, user_id, rating, comment, created_at, comment_language from ${ratings} where ${isOfTarget} and ${counted(ratings)}
    order by created_at desc, id desc limit ${sql.raw(String(mostReviews))}) r
  join ${users} u on u.id = r.user_id)`

export const newestProductReviews = newestOf(productRatings, eq(productRatings.productId, products.id))
export const newestStoreReviews = newestOf(storeRatings, eq(storeRatings.storeId, stores.id))

/** The field of an answer that names the language of a comment; none when the server is not sure. */
export function foundLanguage(found: CommentLanguage | null) {
  return found === null || found === 'und' ? {} : { language: found }
}

export function toReview({
  id,
  userId,
  userName,
  rating,
  comment,
  createdAt,
  commentLanguage,
}: ReviewRow | JsonReview): Review {
  return {
    _id: id,
    user: { _id: userId, name: userName },
    rating,
    comment,
    createdAt: new Date(createdAt).toISOString(),
    ...foundLanguage(commentLanguage),
  }
}
