import type { Deletion } from '#contract/shapes/fee.ts'
import { deletionDay, lastDueDayToWarnOf, lastWarningDay } from '#domain/advertising-fees.ts'
import type { AuditAction } from '#domain/audit-actions.ts'
import { mauritiusDay } from '#domain/mauritius-time.ts'
import { record } from '#server/platform/audit/audit.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { inTransaction, type Transaction } from '#server/platform/database/transaction.ts'
import { changedSince } from '#server/platform/http/changed-since.ts'
import type { WebsiteOwner } from '#server/platform/sessions/callers.ts'
import { noSuchStore } from '#server/shared/not-found.ts'
import type { DeletionQueries, DeletionRow } from './deletions.queries.ts'
import { say } from './fees.sentences.ts'
import { pagingOf, sliceOf } from './paged.ts'

interface Deps {
  tables: Tables
  queries: DeletionQueries
  clock: Clock
}

export type Deletions = ReturnType<typeof deletions>

/** Which stores will be deleted because they do not pay, and which deletions the website owner has stopped. */
export function deletions({ tables, queries, clock }: Deps) {
  /** Records the decision in the audit log in the same transaction. */
  async function decide(
    owner: WebsiteOwner,
    storeId: string,
    action: AuditAction,
    change: (tx: Transaction, now: Date) => Promise<boolean>,
  ): Promise<void> {
    const now = clock()
    await inTransaction(tables, async (tx) => {
      const store = await queries.lockStore(tx, storeId)
      if (!store) throw noSuchStore()
      if (!(await change(tx, now))) throw changedSince()
      const target = { kind: 'store', id: storeId }
      await record(tx, { owner, action, target, details: { store: store.name }, now })
    })
  }

  return {
    async list({ page }: { page: number }) {
      const day = mauritiusDay(clock())
      const dueBy = lastDueDayToWarnOf(day)
      const [total, rows] = await Promise.all([queries.count(dueBy), queries.all(dueBy, sliceOf(page))])
      return { deletions: rows.map((row) => toDeletion(row, day)), ...pagingOf(page, total) }
    },

    async ofStore(storeId: string): Promise<Deletion | null> {
      const day = mauritiusDay(clock())
      const row = await queries.ofStore(lastDueDayToWarnOf(day), storeId)
      return row ? toDeletion(row, day) : null
    },

    async stop(owner: WebsiteOwner, storeId: string) {
      await decide(owner, storeId, 'stop-deletion', (tx, now) => queries.stop(tx, storeId, now))
      return { message: say.kept }
    },

    async resume(owner: WebsiteOwner, storeId: string) {
      await decide(owner, storeId, 'resume-deletion', async (tx, now) => {
        const stoppedAt = await queries.resume(tx, storeId)
        // A store that was kept for long is warned again before it is deleted.
        const isLongAgo = stoppedAt && mauritiusDay(stoppedAt) <= lastWarningDay(mauritiusDay(now))
        if (isLongAgo) await queries.forgetWarnings(tx, storeId)
        return stoppedAt !== undefined
      })
      return { message: say.noLongerKept }
    },
  }
}

export function toDeletion(row: DeletionRow, day: string): Deletion {
  const warnedOn = row.warnedAt && mauritiusDay(new Date(row.warnedAt))
  return {
    _id: row.id,
    name: row.name,
    dueOn: row.dueOn,
    outstandingCents: row.owedCents,
    warnedOn,
    deletedOn: deletionDay(row.dueOn, warnedOn ?? day),
    stoppedOn: row.stoppedAt && mauritiusDay(new Date(row.stoppedAt)),
  }
}
