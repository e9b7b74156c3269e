import { createHash } from 'node:crypto'
import {
  areNearlyAlike,
  burstSince,
  comparedComments,
  mustBeHeld,
  tellingPart,
} from '#domain/review-defence.ts'
import type { Transaction } from '#server/database/transaction.ts'
import type { SuspicionQueries } from './suspicion.queries.ts'

interface Rating {
  userId: string
  targetId: string
  comment: string
  /** What this person said before about the same. */
  earlier: { comment: string; status: 'counted' | 'held' } | undefined
  ratingCount: number
  isFromCrowdedAddress: boolean
  now: Date
}

/** Looks at a rating before it counts; what is rated must be held, so that those who rate at once are looked at in turn. */
export function suspicion(queries: SuspicionQueries) {
  async function isCopied(inside: Transaction, { comment, earlier, ...key }: Rating): Promise<boolean> {
    const telling = tellingPart(comment)
    // Words that stood before were judged then, or released by the website owner.
    if (!telling || comment === earlier?.comment) return false
    if (await queries.isWrittenByAnother(inside, key.userId, printOf(telling))) return true
    const latest = await queries.latestComments(inside, key, comparedComments)
    return latest.some((other) => areNearlyAlike(telling, tellingPart(other) ?? ''))
  }

  return {
    async judge(inside: Transaction, rating: Rating): Promise<'counted' | 'held'> {
      const wasWithdrawn = await queries.takeWithdrawn(inside, rating)
      const isHeld = mustBeHeld({
        isHeldAlready: wasWithdrawn || rating.earlier?.status === 'held',
        recentRaters: await queries.recentRaters(inside, rating, burstSince(rating.now)),
        ratingCount: rating.ratingCount,
        isFromCrowdedAddress: rating.isFromCrowdedAddress,
        isCopied: await isCopied(inside, rating),
      })
      return isHeld ? 'held' : 'counted'
    },

    printOf(comment: string): Buffer | null {
      const telling = tellingPart(comment)
      return telling ? printOf(telling) : null
    },

    rememberWithdrawn: queries.rememberWithdrawn,
  }
}

export type Suspicion = ReturnType<typeof suspicion>

const printOf = (telling: string) => createHash('sha256').update(telling).digest().subarray(0, 16)
