import { asc, type SQL } from 'drizzle-orm'
import type { Database } from '#server/platform/database/connect.ts'
import { auditLog } from '#server/platform/database/schema/index.ts'

/** What the audit log says, the oldest first. Unordered, PostgreSQL may return rows in any order. */
export const auditEntries = ({ tables }: Pick<Database, 'tables'>, condition?: SQL) =>
  tables.select().from(auditLog).where(condition).orderBy(asc(auditLog.id))
