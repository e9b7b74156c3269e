import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import { notFound, Refusal } from '#server/platform/http/errors.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import { lockPerson } from '#server/platform/sessions/lock-person.ts'
import type { HelpfulQueries } from './helpful.queries.ts'
import { say } from './ratings.sentences.ts'

interface Deps {
  queries: HelpfulQueries
  limits: Limits
  change: Change
  clock: Clock
}

/** Each person marks a review once; the trigger on the marks counts them. */
export function helpfulService({ queries, limits, change, clock }: Deps) {
  return {
    async mark(userId: string, ratingId: string, isHelpful: boolean) {
      await limits.take({ helpfulByPerson: userId })
      const helpfulCount = await change(async (tx) => {
        await lockPerson(tx, userId)
        const review = await queries.review(tx, ratingId)
        if (!review) throw notFound(say.noSuchRating)
        if (review.authorId === userId) throw new Refusal(403, 'own-review', say.ownReview)
        if (review.ownerId === userId) throw new Refusal(403, 'own-store', say.ownStoresReview)
        if (isHelpful) await queries.mark(tx, { userId, ratingId }, clock())
        else await queries.unmark(tx, { userId, ratingId })
        return queries.count(tx, ratingId)
      })
      return { isHelpful, helpfulCount }
    },
  }
}
