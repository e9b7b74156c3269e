import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { RatingCounts, Review, ReviewAnswer, ReviewPhoto } from '#contract/shapes/review.ts'
import type { ReviewSort } from '#domain/rating.ts'
import type { CommentLanguage } from '#domain/text-language.ts'
import { shownPicture } from '#server/lists/card.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  pictures,
  productRatings,
  products,
  reviewAnswers,
  reviewPhotos,
  storeRatings,
  stores,
  users,
} from '#server/platform/database/schema/index.ts'

/** How many reviews come with a product or store; the averages count all of them. */
const mostReviews = 100

// A literal, not a parameter: only then does PostgreSQL use the partial index of counted ratings.
const counted = (ratings: Ratings) => sql`${ratings.status} = 'counted'`

type Ratings = typeof productRatings | typeof storeRatings
const answeredBy = (ratings: Ratings) =>
  ratings === productRatings ? reviewAnswers.productRatingId : reviewAnswers.storeRatingId
const pictured = (ratings: Ratings) =>
  ratings === productRatings ? reviewPhotos.productRatingId : reviewPhotos.storeRatingId
interface ReviewSlice {
  stars?: number | undefined
  sort?: ReviewSort | undefined
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
  updatedAt: Date
  commentLanguage: CommentLanguage | null
  answer: AnswerRow | null
  helpfulCount: number
  isSaleConfirmed: boolean
  photos: PhotoRow[] | null
}

export interface PhotoRow {
  id: string
  pictureKey: string
  pictureUrl: string | null
  placeholder: string | null
  /** For the website owner; until then only the author sees it. */
  isWaiting: boolean
}

export interface AnswerRow {
  id: string
  text: string
  language: CommentLanguage
  updatedAt: Date | string
}

/** The same inside a JSON column. */
type JsonReview = Omit<ReviewRow, 'createdAt' | 'updatedAt'> & { createdAt: string; updatedAt: string }

/** Equal ones newest first. Each order has an index. */
function orderOf(ratings: Ratings, sort: ReviewSort = 'newest'): SQL[] {
  const newest = [desc(ratings.createdAt), desc(ratings.id)]
  if (sort === 'helpful') return [desc(ratings.helpfulCount), ...newest]
  return sort === 'lowest' ? [asc(ratings.rating), ...newest] : newest
}

/** The photos of a rating that everybody sees, or all of them; null when there are none. */
export const photosOf = (ratings: Ratings, ratingId: SQL, which: 'shown' | 'all' = 'shown') => sql<
  PhotoRow[] | null
>`(
  select json_agg(json_build_object('id', ph.id, 'pictureKey', pi.key, 'pictureUrl', pi.url,
    'placeholder', pi.placeholder, 'isWaiting', ph.shown_at is null) order by ph.position)
  from ${reviewPhotos} ph join ${pictures} pi on pi.key = ph.picture_key
  where ph.${sql.identifier(pictured(ratings).name)} = ${ratingId}
    ${which === 'all' ? sql`` : sql`and ph.shown_at is not null`})`

export type ReviewQueries = ReturnType<typeof reviewQueries>

/** Counted ratings only. */
export function reviewQueries(tables: Tables) {
  const reviews = (ratings: Ratings, isOfTarget: SQL, slice: ReviewSlice): Promise<ReviewRow[]> => {
    const page = tables
      .select({ id: ratings.id })
      .from(ratings)
      .where(and(isOfTarget, counted(ratings), slice.stars ? eq(ratings.rating, slice.stars) : undefined))
      .orderBy(...orderOf(ratings, slice.sort))
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
        updatedAt: ratings.updatedAt,
        commentLanguage: ratings.commentLanguage,
        answer: {
          id: reviewAnswers.id,
          text: reviewAnswers.text,
          language: reviewAnswers.language,
          updatedAt: reviewAnswers.updatedAt,
        },
        helpfulCount: ratings.helpfulCount,
        isSaleConfirmed: ratings.isSaleConfirmed,
        photos: photosOf(ratings, sql`${ratings.id}`),
      })
      .from(page)
      .innerJoin(ratings, eq(ratings.id, page.id))
      .innerJoin(users, eq(users.id, ratings.userId))
      .leftJoin(reviewAnswers, and(eq(answeredBy(ratings), ratings.id), isNull(reviewAnswers.removedAt)))
      .orderBy(...orderOf(ratings, slice.sort))
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
    'comment', r.comment, 'createdAt', r.created_at, 'updatedAt', r.updated_at, 'commentLanguage', r.comment_language,
    'answer', case when a.id is not null then
      json_build_object('id', a.id, 'text', a.text, 'language', a.language, 'updatedAt', a.updated_at) end,
    'helpfulCount', r.helpful_count, 'isSaleConfirmed', r.is_sale_confirmed,
    'photos', ${photosOf(ratings, sql`r.id`)})
    order by r.created_at desc, r.id desc), '[]')
  from (
    select id, user_id, rating, comment, created_at, updated_at, comment_language, helpful_count, is_sale_confirmed
    from ${ratings}
    where ${isOfTarget} and ${counted(ratings)}
    order by created_at desc, id desc limit ${sql.raw(String(mostReviews))}) r
  join ${users} u on u.id = r.user_id
  left join ${reviewAnswers} a on a.${sql.identifier(answeredBy(ratings).name)} = r.id and a.removed_at is null)`

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
  updatedAt,
  commentLanguage,
  answer,
  helpfulCount,
  isSaleConfirmed,
  photos,
}: ReviewRow | JsonReview): Review {
  return {
    _id: id,
    user: { _id: userId, name: userName },
    rating,
    comment,
    createdAt: new Date(createdAt).toISOString(),
    ...foundLanguage(commentLanguage),
    ...(answer && { answer: toAnswer(answer, updatedAt) }),
    helpfulCount,
    ...(photos && { photos: photos.map(toPhoto) }),
    ...(isSaleConfirmed && { isSaleConfirmed }),
  }
}

export const toPhoto = ({ id, ...row }: Omit<PhotoRow, 'isWaiting'>): ReviewPhoto => ({
  _id: id,
  ...shownPicture(row),
})

export function toAnswer(
  { id, text, language, updatedAt }: AnswerRow,
  reviewUpdatedAt: Date | string,
): ReviewAnswer {
  const at = new Date(updatedAt)
  return {
    _id: id,
    text,
    at: at.toISOString(),
    ...foundLanguage(language),
    isOlderThanReview: new Date(reviewUpdatedAt) > at,
  }
}
