import { and, eq, inArray } from 'drizzle-orm'
import type { ReportTarget } from '#contract/shapes/moderation.ts'
import { moderationDecisions, reports, users } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { isOpenOn } from './targets.ts'

export type DecisionQueries = typeof decisionQueries

export const decisionQueries = {
  /** Locks the open reports on a thing until the transaction ends. */
  async lockOpenReports(tx: Transaction, target: ReportTarget, targetId: string) {
    return tx
      .select({
        id: reports.id,
        label: reports.targetLabel,
        reporterId: users.id,
        name: users.name,
        email: users.email,
      })
      .from(reports)
      .leftJoin(users, eq(users.id, reports.reporterId))
      .where(isOpenOn(target, targetId))
      .orderBy(reports.id)
      .for('update', { of: reports })
  },

  async add(tx: Transaction, decision: typeof moderationDecisions.$inferInsert) {
    await tx.insert(moderationDecisions).values(decision)
  },

  async close(
    tx: Transaction,
    ids: readonly string[],
    values: { status: 'dismissed' | 'acted'; decisionId: string; decidedAt: Date },
  ) {
    await tx
      .update(reports)
      .set(values)
      .where(and(inArray(reports.id, [...ids]), eq(reports.status, 'open')))
  },
}
