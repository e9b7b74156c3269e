import { randomUUID } from 'node:crypto'
import { sql as statement } from 'drizzle-orm'
import type { Sql } from 'postgres'
import type { Database, Tables } from '../database/connect.ts'
import { isReadOnly } from '../database/servers.ts'
import { inTransaction, type Transaction } from '../database/transaction.ts'
import type { HeardChanges } from './heard-changes.ts'
import type { Move, ResponseCache } from './response-cache.ts'

export const changesChannel = 'zilbazar_changes'

type Row = Record<string, unknown>

/**
 * What the triggers of the database announce: a row before and after, whose rows changed, or that many rows did.
 */
export interface RowChange {
  table: string
  before?: Row | null
  after?: Row | null
  of?: string
  many?: true
  /** The id of the transaction. A standby that does not show it yet is older than this change. */
  tx?: string
}

/** The tags of the answers that show what changed, and moves in lists; or 'all' when there are too many to name. */
export type TagsOf = (change: RowChange) => readonly (string | Move)[] | 'all'

/** Runs the work in one transaction. Before the caller is answered, the answers that show what it changed are evicted. */
export type Change = <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>

export interface Changes {
  change: Change
  /**
   * Evicts what any process announces. Everything after a lost connection, because a message may have been missed.
   * Returns how to stop.
   */
  follow(database: Pick<Database, 'sql' | 'apart' | 'leave'>): Promise<() => void>
}

/** Messages come in order: who hears this beat has heard every change that was announced before it. */
const beatMs = 500
/** After so long without one, cached answers may be older than a change elsewhere. */
const longestSilenceMs = 3_000

/** Enough for the messages that are on their way. */
const mostOwnTransactions = 1_000

interface Deps {
  tables: Tables
  cache: ResponseCache
  tagsOf: TagsOf
  heard: HeardChanges
}

export function createChanges({ tables, cache, tagsOf, heard }: Deps): Changes {
  const ownTransactions = new Set<string>()

  function evict(change: RowChange): void {
    const tags = change.many ? 'all' : tagsOf(change)
    if (tags === 'all') cache.evictAll()
    else cache.evict(tags)
  }

  return {
    async change(work) {
      const { result, made } = await inTransaction(tables, async (tx) => {
        const result = await work(tx)
        return { result, made: await madeBy(tx) }
      })
      if (made.tx) remember(ownTransactions, made.tx)
      for (const change of made.changes) evict(change)
      if (made.tx && made.changes.length > 0) heard.made(made.tx)
      return result
    },

    async follow({ sql, apart, leave }) {
      /** Every change announced before this moment has been heard. */
      let heardUpTo = performance.now()
      let isSending = false
      const beat = `beat ${randomUUID()} `
      await sql.listen(
        changesChannel,
        (message) => {
          if (message.startsWith('beat')) {
            if (message.startsWith(beat)) heardUpTo = Number(message.slice(beat.length))
            return
          }
          const change: RowChange = JSON.parse(message)
          // Our own changes were evicted at the commit. A second time would evict newer answers.
          if (change.tx && ownTransactions.has(change.tx)) return
          evict(change)
          heard.heard(change.tx)
        },
        () => {
          cache.evictAll()
          heard.missed()
        },
      )
      const timer = setInterval(() => {
        const now = performance.now()
        cache.trust(now - heardUpTo < longestSilenceMs)
        if (isSending) return
        isSending = true
        apart
          .notify(changesChannel, `${beat}${now}`)
          // While the database is away there is nothing to hear.
          .catch((error) => isReadOnly(error) && leave())
          .finally(() => {
            isSending = false
          })
      }, beatMs).unref()
      return () => clearInterval(timer)
    },
  }
}

/** Tells every process to evict all answers, after a bulk load that ran without triggers. */
export async function announceEverything(sql: Sql): Promise<void> {
  await sql`select pg_notify(${changesChannel}, ${JSON.stringify({ table: 'all', many: true } satisfies RowChange)})`
}

async function madeBy(tx: Transaction): Promise<{ tx: string | null; changes: RowChange[] }> {
  const [made] = await tx.execute<{ tx: string | null; changes: string | null }>(
    statement`select pg_current_xact_id_if_assigned()::text as tx, current_setting('zilbazar.changes', true) as changes`,
  )
  const lines = made?.changes?.split('\n').filter(Boolean) ?? []
  return { tx: made?.tx ?? null, changes: lines.map((line) => JSON.parse(line)) }
}

function remember(transactions: Set<string>, tx: string): void {
  transactions.add(tx)
  const [oldest] = transactions
  if (oldest && transactions.size > mostOwnTransactions) transactions.delete(oldest)
}
