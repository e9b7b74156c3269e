import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { OwnRating } from '#contract/shapes/review.ts'
import type { CommentLanguage } from '#domain/text-language.ts'
import { shownPicture } from '#server/lists/card.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { notFound, Refusal } from '#server/platform/http/errors.ts'
import type { PictureChoice } from '#server/platform/images/picture-choice.ts'
import type { Languages } from '#server/platform/languages/language-thread.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import { lockPerson } from '#server/platform/sessions/lock-person.ts'
import type { PersonFrom } from '#server/platform/sessions/where-from.ts'
import { hasConfirmedSale } from '#server/shared/confirmed-sales.ts'
import type { DiscardPictures } from '#server/shared/pictures/discard-pictures.ts'
import { foundLanguage, toPhoto } from '#server/shared/reviews.ts'
import { type NoteForStore, ratingEvent } from '#server/shared/store-notifications.ts'
import type { HelpfulQueries } from './helpful.queries.ts'
import type { PhotoQueries } from './photos.queries.ts'
import type { RatingQueries } from './ratings.queries.ts'
import { say } from './ratings.sentences.ts'
import { noSuch, type Subject } from './subjects.ts'
import type { Suspicion } from './suspicion.ts'

interface Deps {
  subject: Subject
  queries: RatingQueries
  helpful: HelpfulQueries
  photos: PhotoQueries
  pictureChoice: PictureChoice
  discardPictures: DiscardPictures
  suspicion: Suspicion
  noteForStore: NoteForStore
  languages: Languages
  limits: Limits
  change: Change
  clock: Clock
}

interface Sent {
  rating: number
  comment?: string | undefined
  /** Addresses of pictures; left out, those that are there stay. */
  photos?: readonly string[] | undefined
}

interface Considered extends Sent {
  earlier: Awaited<ReturnType<RatingQueries['own']>>
  /** The language of the new comment. */
  found: CommentLanguage | undefined
  target: { ratingCount: number }
  isCrowded: boolean
  now: Date
}

/** What a store is told about a rating. */
interface Told {
  storeId: string
  targetId: string
  name: string
  ratingId: string
  rating: number
}

const unrated = { product: say.unratedProduct, store: say.unratedStore }
const ownStore = () => new Refusal(403, 'own-store', say.ownStore)
const noSuchRating = () => notFound(say.noSuchRating)

export function ratingService(deps: Deps) {
  const { subject, queries, helpful, photos, suspicion, noteForStore, limits, change, clock } = deps
  const { pictureChoice, discardPictures, languages } = deps
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

  async function ratableBy(key: { userId: string; targetId: string }) {
    const found = await queries.ratable(key)
    if (!found) throw missing()
    if (found.ownerId === key.userId) throw ownStore()
    return found
  }

  async function ownRating(userId: string, targetId: string): Promise<OwnRating | null> {
    const found = await queries.own({ userId, targetId })
    if (!found) return null
    const { id, rating, comment, status, commentLanguage } = found
    return {
      _id: id,
      rating,
      comment,
      isHeld: status === 'held',
      ...foundLanguage(commentLanguage),
      photos: (found.photos ?? []).map((photo) => ({ ...toPhoto(photo), isWaiting: photo.isWaiting })),
    }
  }

  /** Counts each new photo against what a person may add in a day. */
  async function takePhotos(key: { userId: string; targetId: string }, addresses: readonly string[]) {
    const earlier = await queries.own(key)
    const known = (earlier?.photos ?? []).map((photo) => shownPicture(photo).image)
    for (const address of addresses)
      if (!known.includes(address)) await limits.take({ reviewPhotosByPerson: key.userId })
  }

  async function lockPhotos(tx: Transaction, addresses: readonly string[]): Promise<string[]> {
    const keys = []
    for (const address of addresses) keys.push(await pictureChoice.lock(tx, address, 'photos'))
    return [...new Set(keys)]
  }

  /** Undefined when the same rating was sent before: its date and its status stay. */
  async function verdictOf(tx: Transaction, key: { userId: string; targetId: string }, sent: Considered) {
    const { rating, earlier, comment = earlier?.comment ?? '', found, target, isCrowded, now } = sent
    if (earlier?.rating === rating && earlier.comment === comment) return undefined
    const judgement = await suspicion.judge(tx, {
      ...key,
      comment,
      earlier,
      ratingCount: target.ratingCount,
      isFromCrowdedAddress: isCrowded,
      now,
    })
    const commentLanguage = found ?? earlier?.commentLanguage ?? null
    return { rating, comment, commentLanguage, ...judgement, updatedAt: now }
  }

  const tellStore = (tx: Transaction, { storeId, targetId, name, ratingId, rating }: Told) =>
    noteForStore(tx, {
      to: sql`s.id = ${storeId}`,
      event: ratingEvent(ratingId),
      ratingId,
      notification: { kind: 'rating', of: subject, targetId, name, rating },
    })

  return {
    async ownIfAny(userId: string, targetId: string) {
      const [rating, marked] = await Promise.all([
        ownRating(userId, targetId),
        helpful.marked(userId, targetId),
      ])
      return { rating, helpful: marked }
    },

    async own(userId: string, targetId: string): Promise<{ rating: OwnRating }> {
      const rating = await ownRating(userId, targetId)
      if (!rating) throw notFound(unrated[subject])
      return { rating }
    },

    async rate(targetId: string, sent: Sent, rater: PersonFrom) {
      const { userId, address } = rater
      const key = { userId, targetId }
      const { isRated } = await ratableBy(key)
      await limits.take({
        ratingsByPerson: userId,
        ratingsOfTargetByPerson: `${userId} ${targetId}`,
        ratingsFromAddress: address,
      })
      if (sent.photos) await takePhotos(key, sent.photos)
      const isCrowded = !isRated && (await isFromCrowdedAddress(address, targetId))

      const found = sent.comment === undefined ? undefined : await languages.detect(sent.comment)

      const gone = await change(async (tx) => {
        // Sent at once and answered in this order.
        const [, target, earlier] = await Promise.all([
          lockPerson(tx, userId),
          queries.lockTarget(tx, targetId),
          queries.own(key, tx),
        ])
        if (!target) throw missing()
        const now = clock()
        const ratingId = earlier?.id ?? v7()
        const [verdict, isSaleConfirmed] = await Promise.all([
          verdictOf(tx, key, { ...sent, found, earlier, isCrowded, now, target }),
          !earlier && hasConfirmedSale(tx, { ...key, of: subject }),
        ])
        if (verdict && earlier) await queries.replace(tx, ratingId, verdict)
        if (verdict && !earlier)
          await Promise.all([
            queries.add(tx, key, ratingId, { ...verdict, isSaleConfirmed }),
            // The store is told about a held rating when it is released, never before.
            verdict.status === 'counted' &&
              tellStore(tx, { ...target, targetId, ratingId, rating: sent.rating }),
          ])
        return sent.photos ? photos.replace(tx, ratingId, await lockPhotos(tx, sent.photos), now) : []
      })
      await discardPictures(gone)
      return { message: say.submitted }
    },

    async remove(userId: string, ratingId: string) {
      const gone = await change(async (tx) => {
        await lockPerson(tx, userId)
        const targetId = await queries.targetOfOwn(tx, userId, ratingId)
        if (!targetId) throw noSuchRating()
        await queries.lockTarget(tx, targetId)
        const shown = await photos.own(ratingId, tx)
        const status = await queries.remove(tx, userId, ratingId)
        if (!status) throw noSuchRating()
        if (status === 'held') await suspicion.rememberWithdrawn(tx, { userId, targetId })
        return shown.map(({ pictureKey }) => pictureKey)
      })
      await discardPictures(gone)
      return { message: say.deleted }
    },
  }
}
