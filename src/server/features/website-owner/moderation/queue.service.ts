import type { PastDecision, ReportedThing } from '#contract/website-owner/moderation.ts'
import { ownerPageSize, totalPages } from '#domain/pagination.ts'
import { toDecision, wireTargets } from '#server/shared/moderation-decision.ts'
import type { QueueQueries, ReportRow } from './queue.queries.ts'
import type { ReportedContents } from './reported-content.ts'

const offsetOf = (page: number) => (page - 1) * ownerPageSize

/** The moderation queue, and earlier decisions. */
export function queue(queries: QueueQueries, contents: ReportedContents) {
  return {
    async page(page: number) {
      const [total, rows] = await Promise.all([queries.count(), queries.page(ownerPageSize, offsetOf(page))])
      const things = rows.map((row) => ({ ...row, target: wireTargets[row.target] }))
      const ids = things.map(({ targetId }) => targetId)
      const [contentOf, reports, decisions] = await Promise.all([
        contents(things),
        ids.length === 0 ? [] : queries.reports(ids),
        ids.length === 0 ? [] : queries.decisionsOn(ids),
      ])
      const reported: ReportedThing[] = things.map(({ target, targetId, label, count, oldestAt }) => ({
        target,
        targetId,
        label,
        content: contentOf.get(targetId) ?? null,
        oldestAt: oldestAt.toISOString(),
        count,
        reports: reports.filter((row) => row.targetId === targetId).map(toReport),
        decisions: decisions.filter((row) => row.targetId === targetId).map(toDecision),
      }))
      return { reported, page, total, totalPages: totalPages(total, ownerPageSize) }
    },

    async history(page: number) {
      const [total, rows] = await Promise.all([
        queries.decisionCount(),
        queries.decisionPage(ownerPageSize, offsetOf(page)),
      ])
      const reports = rows.length === 0 ? [] : await queries.decidedReports(rows.map(({ id }) => id))
      const decisions: PastDecision[] = rows.map(({ canRestore, ...row }) => ({
        ...toDecision(row),
        canRestore,
        reports: reports
          .filter(({ decisionId }) => decisionId === row.id)
          .map(({ reason, details, reporter }) => ({ reason, details, reporter })),
      }))
      return { decisions, page, total, totalPages: totalPages(total, ownerPageSize) }
    },
  }
}

function toReport(row: ReportRow): ReportedThing['reports'][number] {
  const { id, reason, details, createdAt, updatedAt, reporterId, reporterName, reporterEmail, record } = row
  return {
    _id: id,
    reason,
    details,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    reporter: reporterId
      ? {
          _id: reporterId,
          name: reporterName ?? '',
          email: reporterEmail ?? '',
          reports: record.all,
          upheld: record.upheld,
          dismissed: record.dismissed,
        }
      : null,
  }
}
