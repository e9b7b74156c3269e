import type { TransactionSql } from 'postgres'
import { quoted } from './snapshot.ts'

interface Definition {
  table: string
  name: string
  definition: string
}

/**
 * Rows come back in any order and as they were, so foreign keys wait until all are there and triggers do nothing.
 * Indexes are built at the end, which is faster. Only the owner of the tables is needed, no superuser. Returns what puts
 * all of it back.
 */
export async function setAside(tx: TransactionSql): Promise<() => Promise<void>> {
  const tables = await tx<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`
  const keys = await tx<Definition[]>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by oid`
  const indexes = await tx<Definition[]>`
    select indrelid::regclass::text as table, indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class c on c.oid = indexrelid
    where c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
    order by indexrelid`
  await tx.unsafe(
    [
      ...tables.map(({ name }) => `alter table ${quoted(name)} disable trigger user`),
      ...keys.map(({ table, name }) => `alter table ${table} drop constraint ${quoted(name)}`),
      ...indexes.map(({ name }) => `drop index ${name}`),
    ].join(';\n'),
  )
  return async () => {
    await tx.unsafe(
      [
        ...indexes.map(({ definition }) => definition),
        ...keys.map(
          ({ table, name, definition }) =>
            `alter table ${table} add constraint ${quoted(name)} ${definition}`,
        ),
        ...tables.map(({ name }) => `alter table ${quoted(name)} enable trigger user`),
      ].join(';\n'),
    )
  }
}
