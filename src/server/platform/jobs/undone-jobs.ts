import { sql } from 'drizzle-orm'
import type { Tables } from '#server/platform/database/connect.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { channel, retryLimit } from './job-queue.ts'
import type { QueueName } from './queues.ts'

export interface UndoneJob {
  id: string
  data: unknown
  /** Not tried yet, tried in vain, or no longer tried. */
  state: 'waiting' | 'failing' | 'given-up'
  /** How many times it was begun. */
  tries: number
  lastError: string | null
  nextTryAt: Date | null
  createdAt: Date
}

interface Row extends Record<string, unknown> {
  id: string
  data: unknown
  state: UndoneJob['state']
  tries: number
  lastError: string | null
  nextTryAt: string | null
  createdAt: string
}

const state = sql`case when state = 'failed' then 'given-up' when retry_count = 0 and state <> 'retry' then 'waiting' else 'failing' end`
const isUndone = sql`state in ('created', 'active', 'retry', 'failed')`

/** By statements of our own: pg-boss 10 neither lists jobs nor counts failed ones (decision 021). */
export function undoneJobs(tables: Tables) {
  return {
    async count(queue: QueueName): Promise<{ total: number; failing: number }> {
      const [counted] = await tables.execute<{ total: number; failing: number }>(sql`
        select count(*)::int as total, count(*) filter (where ${state} <> 'waiting')::int as failing
        from pgboss.job where name = ${queue} and ${isUndone}`)
      return counted ?? { total: 0, failing: 0 }
    },

    /** Those given up first, then failing ones, then waiting ones; of each the newest first. */
    async page(queue: QueueName, limit: number, offset: number): Promise<UndoneJob[]> {
      const rows = await tables.execute<Row>(sql`
        select id, data, ${state} as state, output->>'message' as "lastError",
          case when started_on is null then 0 else retry_count + 1 end as tries,
          case when state <> 'failed' then start_after end as "nextTryAt", created_on as "createdAt"
        from pgboss.job where name = ${queue} and ${isUndone}
        order by (state = 'failed') desc, 3, created_on desc, id desc limit ${limit} offset ${offset}`)
      return rows.map(({ nextTryAt, createdAt, ...job }) => ({
        ...job,
        nextTryAt: nextTryAt === null ? null : new Date(nextTryAt),
        createdAt: new Date(createdAt),
      }))
    },

    /**
     * Whether it is tried at once, as soon as the transaction commits; one that is being done or is done is not. pg-boss'
     * `retry` takes failed jobs alone, grants one try and lets the job expire when it would have before.
     */
    async retry(tx: Transaction, queue: QueueName, id: string): Promise<boolean> {
      const retried = await tx.execute(sql`
        update pgboss.job
        set state = case when state = 'failed' then 'retry'::pgboss.job_state else state end, start_after = now(),
          completed_on = null, retry_limit = ${retryLimit}, keep_until = greatest(keep_until, now() + interval '14 days')
        where name = ${queue} and id = ${id} and state in ('created', 'retry', 'failed')
        returning id`)
      if (retried.length === 0) return false
      await tx.execute(sql`select pg_notify(${channel}, ${queue})`)
      return true
    },
  }
}

export type UndoneJobs = ReturnType<typeof undoneJobs>
