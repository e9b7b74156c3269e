import { eq, sql } from 'drizzle-orm'
import { reviewAnswers } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { answeredName, answersOfStores } from '#server/shared/answers.ts'

interface LockedAnswer extends Record<string, unknown> {
  about: string
  storeId: string
  storeName: string
  personId: string
  name: string
  email: string
}

export type AnswerQueries = typeof answerQueries

export const answerQueries = {
  /** An answer that is shown, locked, with the store that wrote it and the person behind that. */
  async lock(tx: Transaction, id: string) {
    const [found] = await tx.execute<LockedAnswer>(sql`
      select ${answeredName} as about, s.id as "storeId", s.name as "storeName", u.id as "personId", u.name, u.email
      from ${answersOfStores} where a.id = ${id} and a.removed_at is null for update of a`)
    return found
  },

  async remove(tx: Transaction, id: string, removedAt: Date) {
    await tx.update(reviewAnswers).set({ removedAt }).where(eq(reviewAnswers.id, id))
  },
}
