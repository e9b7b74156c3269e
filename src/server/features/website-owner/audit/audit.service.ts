import type { AuditEntry } from '#contract/website-owner/audit.ts'
import { addDays, startOfMauritiusDay } from '#domain/mauritius-time.ts'
import { ownerPageSize, totalPages } from '#domain/pagination.ts'
import type { AuditQueries } from './audit.queries.ts'

interface Asked {
  page: number
  words: string
  /** First and last day, in Mauritius time. */
  from?: string | undefined
  to?: string | undefined
}

export type AuditService = ReturnType<typeof auditService>

export function auditService(queries: AuditQueries) {
  return {
    async entries({ page, words, from, to }: Asked) {
      const search = {
        words: words.split(/\s+/).filter(Boolean),
        from: from ? startOfMauritiusDay(from) : undefined,
        before: to ? startOfMauritiusDay(addDays(to, 1)) : undefined,
      }
      const [total, rows] = await Promise.all([
        queries.count(search),
        queries.page(search, ownerPageSize, (page - 1) * ownerPageSize),
      ])
      return {
        entries: rows.map(entryOf),
        page,
        totalPages: totalPages(total, ownerPageSize),
        total,
      }
    },
  }
}

type Row = Awaited<ReturnType<AuditQueries['page']>>[number]

const entryOf = ({ id, actor, action, targetKind, targetId, details, at }: Row): AuditEntry => ({
  _id: id,
  actor,
  action,
  target: targetKind === null || targetId === null ? null : { kind: targetKind, id: targetId },
  details: details as AuditEntry['details'],
  at: at.toISOString(),
})
