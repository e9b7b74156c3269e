import { and, desc, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import { auditActionsNamed } from '#domain/audit-actions.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { auditLog, auditWords } from '#server/platform/database/schema/index.ts'

export interface AuditSearch {
  /** Each word must occur in the actor, in the action as it is called in any language, or in the target. */
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
    ...words.map((word) => or(contains(word.toLowerCase()), ...auditActionsNamed(word).map(isAction))),
  )
}

const contains = (part: string) => sql`${auditWords} like ${`%${literally(part)}%`}`

/** The action is between the actor and the target, in the expression that the index is made of. */
const isAction = (action: string) => contains(` ${action} `)

/** Escapes what LIKE would treat as a wildcard. */
const literally = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`)
