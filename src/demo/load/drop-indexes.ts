import type { TransactionSql } from 'postgres'

interface Dropped {
  name: string
  drop: string
  create: string
  /** What the foreign key would have done to rows whose target is gone. */
  clear?: string | null
}

/**
 * Drops the indexes of some tables and the foreign keys around them, and returns the statements that create them
 * again. These come from PostgreSQL's own catalogue, so migrations need no change here. Must run in a transaction, so
 * that an interrupted load leaves all of them in place.
 */
export async function dropIndexes(sql: TransactionSql, tables: readonly string[]): Promise<Dropped[]> {
  const dropped = [
    ...(await primaryAndUniqueKeys(sql, tables)),
    ...(await plainIndexes(sql, tables)),
    ...(await foreignKeys(sql, tables)),
  ]
  for (const item of dropped.toReversed()) await sql.unsafe(item.drop)
  return dropped
}

export async function recreateIndexes(
  sql: TransactionSql,
  dropped: readonly Dropped[],
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  for (const [done, item] of dropped.entries()) {
    onProgress(done, dropped.length)
    if (item.clear) await sql.unsafe(item.clear)
    await sql.unsafe(item.create)
  }
  onProgress(dropped.length, dropped.length)
}

const primaryAndUniqueKeys = (sql: TransactionSql, tables: readonly string[]) => sql<Dropped[]>`
  select conname as name,
    format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
  from pg_constraint where contype in ('p', 'u') and conrelid = any (${[...tables]}::text[]::regclass[]) order by 1`

const plainIndexes = (sql: TransactionSql, tables: readonly string[]) => sql<Dropped[]>`
  select indexrelid::regclass::text as name,
    format('drop index %s', indexrelid::regclass) as drop,
    pg_get_indexdef(indexrelid) as create
  from pg_index i where indrelid = any (${[...tables]}::text[]::regclass[])
    and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x'))
  order by 1`

/** Foreign keys of the tables and those that refer to them. Rows of other tables may refer to what is removed meanwhile. */
const foreignKeys = (sql: TransactionSql, tables: readonly string[]) => sql<Dropped[]>`
  select conname as name,
    format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(k.oid)) as create,
    case when conrelid = any (${[...tables]}::text[]::regclass[]) or cardinality(conkey) > 1 then null
      when confdeltype = 'c' then format('delete from %s c where %s', conrelid::regclass, is_lost)
      when confdeltype = 'n' then format('update %s c set %I = null where %s', conrelid::regclass, own.attname, is_lost)
    end as clear
  from pg_constraint k
    join pg_attribute own on own.attrelid = conrelid and own.attnum = conkey[1]
    join pg_attribute target on target.attrelid = confrelid and target.attnum = confkey[1],
    format('c.%I is not null and not exists (select from %s t where t.%I = c.%I)',
      own.attname, confrelid::regclass, target.attname, own.attname) as is_lost
  where contype = 'f' and conparentid = 0 and (
    conrelid = any (${[...tables]}::text[]::regclass[]) or confrelid = any (${[...tables]}::text[]::regclass[]))
  order by conrelid::regclass::text, 1`
