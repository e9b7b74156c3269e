import { and, desc, eq, sql } from 'drizzle-orm'
import type { Tables } from '#server/platform/database/connect.ts'
import { storeApplications, stores, users } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { applicationColumns } from '#server/shared/own-application.ts'

export type ApplyingQueries = ReturnType<typeof applyingQueries>

const standing = {
  isApproved: sql<boolean>`${users.storeApprovedAt} is not null`,
  hasStore: sql<boolean>`exists (select from ${stores} s where s.user_id = ${users}.id)`,
}

export function applyingQueries(tables: Tables) {
  return {
    async standing(userId: string) {
      const [found] = await tables.select(standing).from(users).where(eq(users.id, userId))
      return found
    },

    /** Locks the person, so that nobody approves them and they do not apply twice before the transaction ends. */
    async lock(tx: Transaction, userId: string) {
      const [locked] = await tx
        .select(standing)
        .from(users)
        .where(eq(users.id, userId))
        .for('no key update', { of: users })
      return locked
    },

    async latest(userId: string, within: Pick<Tables, 'select'> = tables) {
      const [found] = await within
        .select(applicationColumns)
        .from(storeApplications)
        .where(eq(storeApplications.userId, userId))
        .orderBy(desc(storeApplications.createdAt), desc(storeApplications.id))
        .limit(1)
      return found
    },

    async add(tx: Transaction, application: typeof storeApplications.$inferInsert) {
      await tx.insert(storeApplications).values(application)
    },

    /** False when the website owner has asked nothing. */
    async answer(
      tx: Transaction,
      userId: string,
      values: Partial<typeof storeApplications.$inferInsert>,
    ): Promise<boolean> {
      const answered = await tx
        .update(storeApplications)
        .set({ ...values, status: 'open' })
        .where(and(eq(storeApplications.userId, userId), eq(storeApplications.status, 'asked')))
        .returning({ id: storeApplications.id })
      return answered.length === 1
    },
  }
}
