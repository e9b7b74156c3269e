import type { Sql } from 'postgres'
import type { ResponseCache, Tag } from './response-cache.ts'

const channel = 'zilbazar_changes'

/** Tells every running process that answers made of these are out of date. */
export async function announceChange(sql: Sql, tags: readonly Tag[]): Promise<void> {
  await sql`select pg_notify(${channel}, ${tags.join(',')})`
}

/** Drops what any process announces; after a lost connection everything, since something may have been missed. */
export async function followChanges(sql: Sql, cache: ResponseCache): Promise<void> {
  await sql.listen(
    channel,
    (tags) => cache.drop(tags.split(',') as Tag[]),
    () => cache.dropAll(),
  )
}
