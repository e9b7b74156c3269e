import type { AuditEntry, AuditSubject } from '#contract/website-owner/audit.ts'
import type { Language } from '#domain/language.ts'
import { addDays, startOfMauritiusDay } from '#domain/mauritius-time.ts'
import { ownerPageSize, totalPages } from '#domain/pagination.ts'
import type { AuditQueries } from './audit.queries.ts'
import type { auditSubjects } from './audit-subjects.ts'

interface Asked {
  page: number
  words: string
  /** First and last day, in Mauritius time. */
  from?: string | undefined
  to?: string | undefined
}

export type AuditService = ReturnType<typeof auditService>

export function auditService(queries: AuditQueries, subjectsOf: ReturnType<typeof auditSubjects>) {
  return {
    async entries({ page, words, from, to }: Asked, language: Language) {
      const search = {
        words: words.split(/\s+/).filter(Boolean),
        from: from ? startOfMauritiusDay(from) : undefined,
        before: to ? startOfMauritiusDay(addDays(to, 1)) : undefined,
      }
      const [total, rows] = await Promise.all([
        queries.count(search),
        queries.page(search, ownerPageSize, (page - 1) * ownerPageSize),
      ])
      const entries = rows.map(entryOf)
      const targets = entries.flatMap(({ target }) => target ?? [])
      const subjects = await subjectsOf(targets, language)
      return {
        entries: entries.map((entry) => withSubject(entry, subjects)),
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

function withSubject(entry: AuditEntry, subjects: ReadonlyMap<string, AuditSubject>): AuditEntry {
  const subject = entry.target && subjects.get(entry.target.id)
  return subject ? { ...entry, subject } : entry
}
