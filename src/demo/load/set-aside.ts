import type { TransactionSql } from 'postgres'

interface Part {
  name: string
  drop: string
  create: string
}

/**
 * Drops the indexes of some tables and the foreign keys around them, and tells how to make them again. PostgreSQL's
 * own definitions are used, so that no migration needs a word here. Only inside a transaction: a load that is
 * killed leaves every one of them where it was.
 */
export async function setAside(sql: TransactionSql, tables: readonly string[]): Promise<Part[]> {
  const parts = [
    ...(await primaryAndUniqueKeys(sql, tables)),
    ...(await plainIndexes(sql, tables)),
    ...(await foreignKeys(sql, tables)),
  ]
  for (const part of parts.toReversed()) await sql.unsafe(part.drop)
  return parts
}

export async function putBack(
  sql: TransactionSql,
  parts: readonly Part[],
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  for (const [done, part] of parts.entries()) {
    onProgress(done, parts.length)
    await sql.unsafe(part.create)
  }
  onProgress(parts.length, parts.length)
}

const primaryAndUniqueKeys = (sql: TransactionSql, tables: readonly string[]) => sql<Part[]>`
  select conname as name,
    format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
  from pg_constraint where contype in ('p', 'u') and conrelid = any (${[...tables]}::text[]::regclass[]) order by 1`

const plainIndexes = (sql: TransactionSql, tables: readonly string[]) => sql<Part[]>`
  select indexrelid::regclass::text as name,
    format('drop index %s', indexrelid::regclass) as drop,
    pg_get_indexdef(indexrelid) as create
  from pg_index i where indrelid = any (${[...tables]}::text[]::regclass[])
    and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x'))
  order by 1`

/** Those of the tables and those that point to them. */
const foreignKeys = (sql: TransactionSql, tables: readonly string[]) => sql<Part[]>`
  select conname as name,
    format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
  from pg_constraint where contype = 'f' and conparentid = 0 and (
    conrelid = any (${[...tables]}::text[]::regclass[]) or confrelid = any (${[...tables]}::text[]::regclass[]))
  order by conrelid::regclass::text, 1`
