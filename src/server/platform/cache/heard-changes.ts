import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Sql } from 'postgres'
import type { Standbys } from '../database/standbys/standbys.ts'
import type { ResponseCache } from './response-cache.ts'

/** Which changes this process has heard of. Its answers are not older than these. */
export interface HeardChanges {
  /** A change was announced; without the id of its transaction anything may have changed. */
  heard(transaction?: string): void
  /** This process made a change. */
  made(transaction: string): void
  /** Announcements may have been missed; everything is evicted. */
  missed(): void
  /** Runs the work of a request, and says which change it made last. */
  noting<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; made: string | undefined }>
  isHeard(transaction: string): boolean
  /** Resolves when the answers of this process show the transaction. */
  untilHeard(transaction: string): Promise<void>
}

interface Deps {
  cache: Pick<ResponseCache, 'evictAll'>
  standbys: Pick<Standbys, 'heard'>
  /** Asks the primary, apart from the pool. */
  apart: Sql
}

const mostTransactions = 10_000
const mostWaiting = 1_000
/** An announcement takes a few milliseconds. */
const longestWaitMs = 500

export function heardChanges({ cache, standbys, apart }: Deps): HeardChanges {
  const known = new Set<string>()
  const waiting = new Map<string, Set<() => void>>()
  const requests = new AsyncLocalStorage<{ made: string | undefined }>()
  /** All before this transaction are heard. */
  let since = 0n

  function add(transaction: string): void {
    known.add(transaction)
    const [oldest] = known
    if (oldest && known.size > mostTransactions) known.delete(oldest)
    for (const go of waiting.get(transaction) ?? []) go()
    waiting.delete(transaction)
  }

  const isHeard = (transaction: string) => known.has(transaction) || BigInt(transaction) < since

  function announced(transaction: string): Promise<void> {
    return new Promise((resolve) => {
      const those = waiting.get(transaction) ?? new Set()
      waiting.set(transaction, those.add(resolve))
      setTimeout(() => {
        those.delete(resolve)
        if (those.size === 0) waiting.delete(transaction)
        resolve()
      }, longestWaitMs).unref()
    })
  }

  function missed(): void {
    cache.evictAll()
    standbys.heard()
  }

  return {
    heard(transaction) {
      standbys.heard(transaction)
      if (transaction) add(transaction)
    },
    made(transaction) {
      standbys.heard(transaction)
      add(transaction)
      const request = requests.getStore()
      if (request) request.made = transaction
    },
    missed() {
      missed()
      oldestUnderWay(apart).then(
        (oldest) => {
          since = oldest
        },
        () => {},
      )
    },
    async noting(work) {
      const request = { made: undefined }
      const answer = await requests.run(request, work)
      return { answer, made: request.made }
    },
    isHeard,
    async untilHeard(transaction) {
      if (isHeard(transaction) || waiting.size >= mostWaiting) return
      await announced(transaction)
      if (isHeard(transaction)) return
      // Callers may name any number, so only one that is really committed has been missed.
      const isCommitted = await Promise.race([
        committed(apart, transaction).catch(() => false),
        pause(longestWaitMs, false),
      ])
      if (!isCommitted || isHeard(transaction)) return
      missed()
      add(transaction)
    },
  }
}

async function oldestUnderWay(sql: Sql): Promise<bigint> {
  const [row] = await sql<{ oldest: string }[]>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as oldest`
  return BigInt(row?.oldest ?? 0)
}

async function committed(sql: Sql, transaction: string): Promise<boolean> {
  const [row] = await sql<{ committed: boolean }[]>`
    select case when ${transaction}::text::xid8 < pg_snapshot_xmax(pg_current_snapshot())
      then pg_xact_status(${transaction}::text::xid8) = 'committed' else false end as committed`
  return row?.committed ?? false
}
