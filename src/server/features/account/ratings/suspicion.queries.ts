import { and, count, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { productRatings, storeRatings } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { type Subject, subjects } from './subjects.ts'

interface Key {
  userId: string
  targetId: string
}

export type SuspicionQueries = ReturnType<typeof suspicionQueries>

export function suspicionQueries(subject: Subject) {
  const { ratings, of, withdrawn, withdrawnOf } = subjects[subject]
  const byOthers = ({ userId, targetId }: Key) => and(eq(of, targetId), ne(ratings.userId, userId))

  return {
    async recentRaters(tx: Transaction, key: Key, since: Date): Promise<number> {
      const [found] = await tx
        .select({ raters: count() })
        .from(ratings)
        .where(and(byOthers(key), gt(ratings.updatedAt, since)))
      return found?.raters ?? 0
    },

    async latestComments(tx: Transaction, key: Key, most: number): Promise<string[]> {
      const found = await tx
        .select({ comment: ratings.comment })
        .from(ratings)
        .where(and(byOthers(key), ne(ratings.comment, '')))
        .orderBy(desc(ratings.updatedAt))
        .limit(most)
      return found.map(({ comment }) => comment)
    },

    /**
     * Whether another account has written the same words about anything. A lock makes two that write them at once
     * wait for each other.
     */
    async isWrittenByAnother(tx: Transaction, userId: string, print: Buffer): Promise<boolean> {
      await tx.execute(sql`select pg_advisory_xact_lock(${String(print.readBigInt64BE())})`)
      const [found] = await tx.execute<{ is: boolean }>(sql`
        select exists (select from ${productRatings} where comment_print = ${print} and user_id <> ${userId})
          or exists (select from ${storeRatings} where comment_print = ${print} and user_id <> ${userId}) as is`)
      return found?.is ?? false
    },

    async rememberWithdrawn(tx: Transaction, { userId, targetId }: Key) {
      await tx.execute(sql`
        insert into ${withdrawn} (user_id, ${sql.identifier(withdrawnOf.name)}) values (${userId}, ${targetId})
        on conflict do nothing`)
    },

    /** Whether this person took back a held rating of the same target. The new rating inherits the suspicion. */
    async takeWithdrawn(tx: Transaction, { userId, targetId }: Key): Promise<boolean> {
      const taken = await tx
        .delete(withdrawn)
        .where(and(eq(withdrawn.userId, userId), eq(withdrawnOf, targetId)))
        .returning({ userId: withdrawn.userId })
      return taken.length === 1
    },
  }
}
