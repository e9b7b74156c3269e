import { sql as statement } from 'drizzle-orm'
import type { Sql } from 'postgres'
import type { Tables } from '../database/connect.ts'
import { inTransaction, type Transaction } from '../database/transaction.ts'
import type { ResponseCache, Tag } from './response-cache.ts'

const channel = 'zilbazar_changes'

/** Tells every running process to evict the answers with these tags. */
export async function announceChange(sql: Sql, tags: readonly Tag[]): Promise<void> {
  await sql`select pg_notify(${channel}, ${tags.join(',')})`
}

/** Runs the work in one transaction; after the commit every process evicts the answers with these tags. */
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
    // Other processes are notified in a moment, but the caller must see the change in their very next request.
    cache.evict(tags)
    return result
  }
}

/**
 * Evicts the tags that any process announces. After a lost connection it evicts everything, because a notification
 * may have been missed.
 */
export async function followChanges(sql: Sql, cache: ResponseCache): Promise<void> {
  await sql.listen(
    channel,
    (tags) => cache.evict(tags.split(',') as Tag[]),
    () => cache.evictAll(),
  )
}
