import { and, desc, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Tables } from '#server/platform/database/connect.ts'
import { auditLog, auditWords } from '#server/platform/database/schema/index.ts'

export interface AuditSearch {
  /** Each word must occur in the actor, the action or the target. */
  words: string[]
  from: Date | undefined
  before: Date | undefined
}

export type AuditQueries = ReturnType<typeof auditQueries>

export function auditQueries(tables: Tables) {
  return {
    count: (search: AuditSearch) => tables.$count(auditLog, matching(search)),

    page: (search: AuditSearch, limit: number, offset: number) =>
      tables
        .select()
        .from(auditLog)
        .where(matching(search))
        .orderBy(desc(auditLog.at), desc(auditLog.id))
        .limit(limit)
        .offset(offset),
  }
}

function matching({ words, from, before }: AuditSearch): SQL | undefined {
  return and(
    from && gte(auditLog.at, from),
    before && lt(auditLog.at, before),
    ...words.map((word) => sql`${auditWords} like ${`%${literally(word.toLowerCase())}%`}`),
  )
}

/** Escapes what LIKE would treat as a wildcard. */
const literally = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`)
