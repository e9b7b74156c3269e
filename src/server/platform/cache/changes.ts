import { sql as statement } from 'drizzle-orm'
import type { Sql } from 'postgres'
import type { Tables } from '../database/connect.ts'
import { inTransaction, type Transaction } from '../database/transaction.ts'
import type { ResponseCache, Tag } from './response-cache.ts'

const channel = 'zilbazar_changes'

/** Tells every running process that answers made of these are out of date. */
export async function announceChange(sql: Sql, tags: readonly Tag[]): Promise<void> {
  await sql`select pg_notify(${channel}, ${tags.join(',')})`
}

/** Changes what answers are made of: all of the work or nothing, then every process drops those answers. */
export type Change = <Result>(
  tags: readonly Tag[],
  work: (tx: Transaction) => Promise<Result>,
) => Promise<Result>

export function createChange(tables: Tables, cache: ResponseCache): Change {
  return async (tags, work) => {
    const result = await inTransaction(tables, async (tx) => {
      const done = await work(tx)
      await tx.execute(statement`select pg_notify(${channel}, ${tags.join(',')})`)
      return done
    })
    // Others hear of it in a moment; whoever made the change must see it in their very next request.
    cache.evict(tags)
    return result
  }
}

/** Drops what any process announces; after a lost connection everything, since something may have been missed. */
export async function followChanges(sql: Sql, cache: ResponseCache): Promise<void> {
  await sql.listen(
    channel,
    (tags) => cache.evict(tags.split(',') as Tag[]),
    () => cache.evictAll(),
  )
}
