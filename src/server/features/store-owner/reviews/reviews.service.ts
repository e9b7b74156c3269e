import { v7 } from 'uuid'
import type { RatedKind } from '#contract/shapes/review.ts'
import type { OwnStoreReview } from '#contract/store-owner/reviews.ts'
import { ownerPageSize, totalPages } from '#domain/pagination.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { notFound, Refusal } from '#server/platform/http/errors.ts'
import type { Languages } from '#server/platform/languages/language-thread.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { StoreOwner } from '#server/platform/sessions/callers.ts'
import { foundLanguage, toAnswer } from '#server/shared/reviews.ts'
import { lockStore } from '../lock-store.ts'
import type { OwnReviewQueries, OwnReviewRow } from './reviews.queries.ts'
import { say } from './reviews.sentences.ts'

interface Deps {
  queries: OwnReviewQueries
  languages: Languages
  limits: Limits
  mailer: Mailer
  change: Change
  clock: Clock
}

interface ThisReview {
  of: RatedKind
  ratingId: string
}

const removedByUs = () => new Refusal(409, 'answer-removed', say.removedByUs)

export type OwnReviewsService = ReturnType<typeof ownReviews>

export function ownReviews({ queries, limits, mailer, change, clock, languages }: Deps) {
  async function lockReview(tx: Transaction, storeId: string, { of, ratingId }: ThisReview) {
    await lockStore(tx, storeId)
    const review = await queries.lockReview(tx, storeId, of, ratingId)
    if (!review) throw notFound(say.noSuchReview)
    const answer = await queries.answerTo(tx, of, ratingId)
    if (answer?.removedAt) throw removedByUs()
    return { review, answer }
  }

  return {
    async page({ storeId }: StoreOwner, { page, show }: { page: number; show: 'all' | 'unanswered' }) {
      const isUnanswered = show === 'unanswered'
      const offset = (page - 1) * ownerPageSize
      const [counts, rows] = await Promise.all([
        queries.counts(storeId),
        queries.page(storeId, { isUnanswered, limit: ownerPageSize, offset }),
      ])
      const total = isUnanswered ? counts.unanswered : counts.total
      return {
        reviews: rows.map(toOwnReview),
        unanswered: counts.unanswered,
        page,
        total,
        totalPages: totalPages(total, ownerPageSize),
      }
    },

    async written({ storeId }: { storeId: string }) {
      const rows = await queries.written(storeId)
      return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: new Date(createdAt).toISOString() }))
    },

    /** The reviewer gets a mail about a new answer, not about a changed one. */
    async answer({ storeId }: StoreOwner, { of, ratingId }: ThisReview, text: string) {
      await limits.take({ answersByStore: storeId, answersToReviewByStore: `${storeId} ${ratingId}` })
      const language = await languages.detect(text)
      await change(async (tx) => {
        const { review, answer } = await lockReview(tx, storeId, { of, ratingId })
        const now = clock()
        // The same answer sent twice is one answer: its date stays.
        if (answer?.text === text) return
        if (answer) return queries.change(tx, answer.id, { text, language, now })
        await queries.add(tx, of, ratingId, { id: v7(), text, language, now })
        const { storeName, ofId, ofName } = review
        const path = `/${of}/${ofId}#reviews`
        await mailer.send(review, { kind: 'review-answered', storeName, of: ofName, text, path }, tx)
      })
      return { message: say.answered }
    },

    async removeAnswer({ storeId }: StoreOwner, thisReview: ThisReview) {
      await change(async (tx) => {
        const { answer } = await lockReview(tx, storeId, thisReview)
        if (!answer) throw notFound(say.noAnswer)
        await queries.remove(tx, answer.id)
      })
      return { message: say.answerGone }
    },
  }
}

function toOwnReview(row: OwnReviewRow): OwnStoreReview {
  const { id, of, ofId, ofName, rating, comment, commentLanguage, answer, removal } = row
  const iso = (moment: string) => new Date(moment).toISOString()
  return {
    _id: id,
    of: { kind: of, _id: ofId, name: ofName },
    user: { _id: row.userId, name: row.userName },
    rating,
    comment,
    ...foundLanguage(commentLanguage),
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
    answer: answer && {
      ...toAnswer(answer, row.updatedAt),
      removal: removal && { reason: removal.reason, at: iso(removal.at) },
    },
  }
}
