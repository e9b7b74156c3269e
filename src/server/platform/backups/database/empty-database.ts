import type { Sql } from 'postgres'
import { unfinishedRestore } from '#server/platform/database/unfinished-restore.ts'
import { BackupRefused } from '../backup-refused.ts'

/** Refuses a database that holds anything; what an interrupted restore left is removed first. */
export async function requireEmpty(sql: Sql): Promise<void> {
  const [found] = await sql<{ isUnfinished: boolean; tables: string[] }[]>`
    select to_regnamespace(${unfinishedRestore}) is not null as "isUnfinished",
      array(select relname::text from pg_class where relkind in ('r', 'p') and relnamespace = any (array(
        select oid from pg_namespace where nspname in ('public', 'drizzle', 'pgboss'))) order by 1) as tables`
  if (found?.isUnfinished) return emptyOut(sql)
  if (found && found.tables.length > 0)
    throw new BackupRefused(
      `The database is not empty: it has ${found.tables.length} tables, ${found.tables.slice(0, 3).join(', ')} and so on. A backup is restored only into an empty database; nothing was changed.`,
    )
}

/** Removes everything that a restore makes. */
export async function emptyOut(sql: Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`drop schema if exists drizzle cascade`
    await tx`drop schema if exists pgboss cascade`
    await tx`drop schema if exists public cascade`
    await tx`create schema public`
    await tx.unsafe(`drop schema if exists ${unfinishedRestore} cascade`)
  })
}

/** Until it is finished, the database says so: a start refuses it and another restore begins from nothing. */
export const markUnfinished = (sql: Sql) => sql.unsafe(`create schema ${unfinishedRestore}`)
export const markFinished = (sql: Sql) => sql.unsafe(`drop schema ${unfinishedRestore}`)
