import { v7 } from 'uuid'
import type { OwnRating } from '#contract/shapes/review.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import { notFound, Refusal } from '#server/platform/http/errors.ts'
import { languageDetector } from '#server/platform/language-detector.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import { lockPerson } from '#server/platform/sessions/lock-person.ts'
import type { PersonFrom } from '#server/platform/sessions/where-from.ts'
import { foundLanguage } from '#server/shared/reviews.ts'
import type { RatingQueries } from './ratings.queries.ts'
import { say } from './ratings.sentences.ts'
import { noSuch, type Subject } from './subjects.ts'
import type { Suspicion } from './suspicion.ts'

interface Deps {
  subject: Subject
  queries: RatingQueries
  suspicion: Suspicion
  limits: Limits
  change: Change
  clock: Clock
}

const unrated = { product: say.unratedProduct, store: say.unratedStore }
const ownStore = () => new Refusal(403, 'own-store', say.ownStore)
const noSuchRating = () => notFound(say.noSuchRating)

export function ratingService({ subject, queries, suspicion, limits, change, clock }: Deps) {
  const missing = noSuch[subject]

  /** Counts against what one address may send to one target. A rating above that limit is held, not refused. */
  async function isFromCrowdedAddress(address: string, targetId: string): Promise<boolean> {
    try {
      await limits.take({ newRatersOfTargetFromAddress: `${address} ${targetId}` })
      return false
    } catch (error) {
      if (error instanceof Refusal && error.code === 'too-many') return true
      throw error
    }
  }

  async function requireOthers(targetId: string, userId: string): Promise<void> {
    const target = await queries.target(targetId)
    if (!target) throw missing()
    if (target.ownerId === userId) throw ownStore()
  }

  async function ownIfAny(userId: string, targetId: string): Promise<{ rating: OwnRating | null }> {
    const found = await queries.own({ userId, targetId })
    if (!found) return { rating: null }
    const { id, rating, comment, status, commentLanguage } = found
    const language = foundLanguage(commentLanguage)
    return { rating: { _id: id, rating, comment, isHeld: status === 'held', ...language } }
  }

  return {
    ownIfAny,

    async own(userId: string, targetId: string): Promise<{ rating: OwnRating }> {
      const { rating } = await ownIfAny(userId, targetId)
      if (!rating) throw notFound(unrated[subject])
      return { rating }
    },

    async rate(targetId: string, sent: { rating: number; comment?: string | undefined }, rater: PersonFrom) {
      const { userId, address } = rater
      const key = { userId, targetId }
      await requireOthers(targetId, userId)
      await limits.take({
        ratingsByPerson: userId,
        ratingsOfTargetByPerson: `${userId} ${targetId}`,
        ratingsFromAddress: address,
      })
      const isCrowded = !(await queries.own(key)) && (await isFromCrowdedAddress(address, targetId))

      const found = sent.comment === undefined ? undefined : (await languageDetector())(sent.comment)

      await change(async (tx) => {
        // Sent at once and answered in this order.
        const [, target, earlier] = await Promise.all([
          lockPerson(tx, userId),
          queries.lockTarget(tx, targetId),
          queries.own(key, tx),
        ])
        if (!target) throw missing()
        const { rating, comment = earlier?.comment ?? '' } = sent
        // The same rating sent twice is one rating: its date and its status stay.
        if (earlier?.rating === rating && earlier.comment === comment) return
        const now = clock()
        const judgement = await suspicion.judge(tx, {
          ...key,
          comment,
          earlier,
          ratingCount: target.ratingCount,
          isFromCrowdedAddress: isCrowded,
          now,
        })
        const commentLanguage = found ?? earlier?.commentLanguage ?? null
        const verdict = { rating, comment, commentLanguage, ...judgement, updatedAt: now }
        if (earlier) await queries.replace(tx, earlier.id, verdict)
        else await queries.add(tx, key, v7(), verdict)
      })
      return { message: say.submitted }
    },

    async remove(userId: string, ratingId: string) {
      await change(async (tx) => {
        await lockPerson(tx, userId)
        const targetId = await queries.targetOfOwn(tx, userId, ratingId)
        if (!targetId) throw noSuchRating()
        await queries.lockTarget(tx, targetId)
        const status = await queries.remove(tx, userId, ratingId)
        if (!status) throw noSuchRating()
        if (status === 'held') await suspicion.rememberWithdrawn(tx, { userId, targetId })
      })
      return { message: say.deleted }
    },
  }
}
