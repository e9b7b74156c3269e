import { eq, type SQL, sql } from 'drizzle-orm'
import type { RatedKind } from '#contract/shapes/review.ts'
import type { CommentLanguage } from '#domain/text-language.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  moderationDecisions,
  productRatings,
  products,
  reviewAnswers,
  storeRatings,
  stores,
  users,
} from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { answeredName, answersOfStores } from '#server/shared/answers.ts'

export interface OwnReviewRow extends Record<string, unknown> {
  id: string
  of: RatedKind
  ofId: string
  ofName: string
  userId: string
  userName: string
  rating: number
  comment: string
  commentLanguage: CommentLanguage | null
  createdAt: string
  updatedAt: string
  answer: { id: string; text: string; language: CommentLanguage; updatedAt: string } | null
  /** Why and when the website owner removed the answer. */
  removal: { reason: string; at: string } | null
}

interface Answered extends Record<string, unknown> {
  ofId: string
  ofName: string
  storeName: string
  name: string
  email: string
}

/** The reviews that the public sees, of the store itself and of its products. */
const shownReviews = (storeId: string) => sql`(
  select r.id, 'product' as of, p.id as of_id, p.title as of_name, r.user_id, r.rating, r.comment, r.comment_language,
    r.created_at, r.updated_at, a.id as answer_id
  from ${products} p join ${productRatings} r on r.product_id = p.id
  left join ${reviewAnswers} a on a.product_rating_id = r.id
  where p.store_id = ${storeId} and p.is_visible and r.status = 'counted'
  union all
  select r.id, 'store', s.id, s.name, r.user_id, r.rating, r.comment, r.comment_language,
    r.created_at, r.updated_at, a.id
  from ${stores} s join ${storeRatings} r on r.store_id = s.id
  left join ${reviewAnswers} a on a.store_rating_id = r.id
  where s.id = ${storeId} and s.status = 'active' and r.status = 'counted') r`

const ratingColumn = { product: reviewAnswers.productRatingId, store: reviewAnswers.storeRatingId }

export type OwnReviewQueries = ReturnType<typeof ownReviewQueries>

export function ownReviewQueries(tables: Tables) {
  return {
    async counts(storeId: string): Promise<{ total: number; unanswered: number }> {
      const [found] = await tables.execute<{ total: number; unanswered: number }>(sql`
        select count(*)::int as total, (count(*) filter (where answer_id is null))::int as unanswered
        from ${shownReviews(storeId)}`)
      return found ?? { total: 0, unanswered: 0 }
    },

    page(storeId: string, { isUnanswered, limit, offset }: Slice) {
      const wanted: SQL = isUnanswered ? sql`where answer_id is null` : sql``
      return tables.execute<OwnReviewRow>(sql`
        select r.id, r.of, r.of_id as "ofId", r.of_name as "ofName", u.id as "userId", u.name as "userName", r.rating,
          r.comment, r.comment_language as "commentLanguage", r.created_at as "createdAt", r.updated_at as "updatedAt",
          case when a.id is not null then json_build_object(
            'id', a.id, 'text', a.text, 'language', a.language, 'updatedAt', a.updated_at) end as answer,
          case when a.removed_at is not null then json_build_object('at', a.removed_at, 'reason', coalesce((
            select d.words from ${moderationDecisions} d where d.target_id = a.id and d.action = 'remove'
            order by d.created_at desc, d.id desc limit 1), '')) end as removal
        from (select * from ${shownReviews(storeId)} ${wanted}
          order by created_at desc, id desc limit ${limit} offset ${offset}) r
        join ${users} u on u.id = r.user_id left join ${reviewAnswers} a on a.id = r.answer_id
        order by r.created_at desc, r.id desc`)
    },

    /** Everything that the store has answered, also what is not shown. */
    written(storeId: string) {
      return tables.execute<{ of: string; text: string; createdAt: string }>(sql`
        select ${answeredName} as of, a.text, a.created_at as "createdAt" from ${answersOfStores}
        where s.id = ${storeId} order by a.created_at desc, a.id desc`)
    },

    /** Undefined unless the public sees the review, and it is of this store or of its product. */
    async lockReview(tx: Transaction, storeId: string, of: RatedKind, ratingId: string) {
      const isShown =
        of === 'product'
          ? sql`${productRatings} r join ${products} p on p.id = r.product_id and p.is_visible
              join ${stores} s on s.id = p.store_id`
          : sql`${storeRatings} r join ${stores} s on s.id = r.store_id`
      const rated = of === 'product' ? sql`p.id as "ofId", p.title` : sql`s.id as "ofId", s.name`
      const [found] = await tx.execute<Answered>(sql`
        select ${rated} as "ofName", s.name as "storeName", u.name, u.email
        from ${isShown} join ${users} u on u.id = r.user_id
        where r.id = ${ratingId} and s.id = ${storeId} and s.status = 'active' and r.status = 'counted'
        for key share of r`)
      return found
    },

    async answerTo(tx: Transaction, of: RatedKind, ratingId: string) {
      const [found] = await tx
        .select({ id: reviewAnswers.id, text: reviewAnswers.text, removedAt: reviewAnswers.removedAt })
        .from(reviewAnswers)
        .where(eq(ratingColumn[of], ratingId))
        .for('update')
      return found
    },

    async add(tx: Transaction, of: RatedKind, ratingId: string, answer: NewAnswer) {
      const { now, ...values } = answer
      const rating = of === 'product' ? { productRatingId: ratingId } : { storeRatingId: ratingId }
      await tx.insert(reviewAnswers).values({ ...values, ...rating, createdAt: now, updatedAt: now })
    },

    async change(tx: Transaction, id: string, { text, language, now }: Omit<NewAnswer, 'id'>) {
      await tx.update(reviewAnswers).set({ text, language, updatedAt: now }).where(eq(reviewAnswers.id, id))
    },

    async remove(tx: Transaction, id: string) {
      await tx.delete(reviewAnswers).where(eq(reviewAnswers.id, id))
    },
  }
}

interface Slice {
  isUnanswered: boolean
  limit: number
  offset: number
}

interface NewAnswer {
  id: string
  text: string
  language: CommentLanguage
  now: Date
}
