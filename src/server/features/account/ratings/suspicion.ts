import { createHash } from 'node:crypto'
import {
  areNearlyAlike,
  burstSince,
  comparedComments,
  mustBeHeld,
  tellingPart,
} from '#domain/review-defence.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import type { SuspicionQueries } from './suspicion.queries.ts'

interface Key {
  userId: string
  targetId: string
}

interface Rating extends Key {
  comment: string
  /** The earlier rating of the same target by this person. */
  earlier: { comment: string; status: 'counted' | 'held' } | undefined
  ratingCount: number
  isFromCrowdedAddress: boolean
  now: Date
}

/** The words that matter in a comment, and a fingerprint that equal comments share. */
interface Words {
  telling: string
  print: Buffer
}

/** The decision, and the fingerprint by which the same words are recognised in another account. */
interface Judgement {
  status: 'counted' | 'held'
  commentPrint: Buffer | null
}

/**
 * Decides whether a rating counts or is held. The caller must have locked what is rated, so that simultaneous ratings
 * see each other.
 */
export function suspicion(queries: SuspicionQueries) {
  async function isCopied(tx: Transaction, key: Key, { telling, print }: Words): Promise<boolean> {
    if (await queries.isWrittenByAnother(tx, key.userId, print)) return true
    const latest = await queries.latestComments(tx, key, comparedComments)
    return latest.some((other) => areNearlyAlike(telling, tellingPart(other) ?? ''))
  }

  return {
    async judge(tx: Transaction, rating: Rating): Promise<Judgement> {
      const words = wordsOf(rating.comment)
      // Unchanged words were judged before, or released by the website owner.
      const isNewlyWritten = rating.comment !== rating.earlier?.comment
      const [wasWithdrawn, recentRaters] = await Promise.all([
        queries.takeWithdrawn(tx, rating),
        queries.recentRaters(tx, rating, burstSince(rating.now)),
      ])
      const isHeld = mustBeHeld({
        isHeldAlready: wasWithdrawn || rating.earlier?.status === 'held',
        recentRaters,
        ratingCount: rating.ratingCount,
        isFromCrowdedAddress: rating.isFromCrowdedAddress,
        isCopied: words !== undefined && isNewlyWritten && (await isCopied(tx, rating, words)),
      })
      return { status: isHeld ? 'held' : 'counted', commentPrint: words?.print ?? null }
    },

    rememberWithdrawn: queries.rememberWithdrawn,
  }
}

export type Suspicion = ReturnType<typeof suspicion>

function wordsOf(comment: string): Words | undefined {
  const telling = tellingPart(comment)
  return telling
    ? { telling, print: createHash('sha256').update(telling).digest().subarray(0, 16) }
    : undefined
}
