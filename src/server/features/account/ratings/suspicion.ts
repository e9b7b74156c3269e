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
  /** What this person said before about the same. */
  earlier: { comment: string; status: 'counted' | 'held' } | undefined
  ratingCount: number
  isFromCrowdedAddress: boolean
  now: Date
}

/** What is telling in a comment, and the print that equal ones share. */
interface Words {
  telling: string
  print: Buffer
}

/** The verdict, and what the words are known by when another account writes them. */
interface Judgement {
  status: 'counted' | 'held'
  commentPrint: Buffer | null
}

/** Looks at a rating before it counts; what is rated must be held, so that those who rate at once are looked at in turn. */
export function suspicion(queries: SuspicionQueries) {
  async function isCopied(tx: Transaction, key: Key, { telling, print }: Words): Promise<boolean> {
    if (await queries.isWrittenByAnother(tx, key.userId, print)) return true
    const latest = await queries.latestComments(tx, key, comparedComments)
    return latest.some((other) => areNearlyAlike(telling, tellingPart(other) ?? ''))
  }

  return {
    async judge(tx: Transaction, rating: Rating): Promise<Judgement> {
      const words = wordsOf(rating.comment)
      // Words that stood before were judged then, or released by the website owner.
      const isNewlyWritten = rating.comment !== rating.earlier?.comment
      const wasWithdrawn = await queries.takeWithdrawn(tx, rating)
      const isHeld = mustBeHeld({
        isHeldAlready: wasWithdrawn || rating.earlier?.status === 'held',
        recentRaters: await queries.recentRaters(tx, rating, burstSince(rating.now)),
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
