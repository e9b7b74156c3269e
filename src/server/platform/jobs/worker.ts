import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type PgBoss from 'pg-boss'
import { loggedError } from '#server/platform/logging/logged-error.ts'
import type { PauseAfter } from './back-off.ts'
import type { QueueName } from './queues.ts'
import { rounds } from './rounds.ts'

export interface Job<Data extends object> {
  id: string
  data: Data
  /** How many times it was begun, this one included. */
  tries: number
}

export interface Work<Data extends object> {
  do: (job: Job<Data>) => Promise<void>
  pauseAfter: PauseAfter
}

/** Done, failed and to be tried again, or given up. */
export type Outcome = 'done' | 'failed' | 'given-up'

interface WorkerOptions<Data extends object> {
  boss: PgBoss
  queue: QueueName
  work: Work<Data>
  pollMs: number
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  onTried?: ((queue: QueueName, outcome: Outcome) => void) | undefined
}

const atOnce = 10

/** Does the jobs of one queue. pg-boss' own worker rests after every job, and falls with the database. */
export function worker<Data extends object>(options: WorkerOptions<Data>) {
  const { boss, queue, work, pollMs, log, onTried } = options
  let isStopping = false

  async function round(): Promise<boolean> {
    const jobs = await boss.fetch<Data>(queue, { includeMetadata: true, batchSize: atOnce })
    await Promise.all(jobs.map(doOne))
    return jobs.length > 0
  }

  async function doOne({ id, data, retryCount, expireInSeconds }: PgBoss.JobWithMetadata<Data>) {
    const job = { id, data, tries: retryCount + 1 }
    const lasts = Number(expireInSeconds)
    try {
      await within(work.do(job), lasts)
    } catch (error) {
      await insist(() => putBack(job, error), lasts)
      return
    }
    onTried?.(queue, 'done')
    await insist(() => boss.complete(queue, id), lasts)
  }

  async function putBack({ id, tries }: Job<Data>, error: unknown): Promise<void> {
    const seconds = work.pauseAfter(tries, error)
    await boss.getDb().executeSql(setPause, [queue, id, seconds === undefined ? null : Math.round(seconds)])
    await boss.fail(queue, id, loggedError(error))
    onTried?.(queue, seconds === undefined ? 'given-up' : 'failed')
    const facts = { queue, job: id, tries, err: error }
    if (seconds === undefined) log.error(facts, 'a job was given up')
    else log.warn({ ...facts, nextTryInSeconds: seconds }, 'a job failed and will be tried again')
  }

  /** What was done must be noted, or it is done again: asks until the database answers or the job has run out. */
  async function insist(note: () => Promise<unknown>, seconds: number): Promise<void> {
    for (let asked = 0; asked < seconds; asked += 1) {
      try {
        await note()
        return
      } catch {
        if (isStopping) return
        await pause(1000)
      }
    }
  }

  const { call, stop } = rounds({ round, restMs: pollMs })
  return {
    wake: call,
    stop() {
      isStopping = true
      return stop()
    },
  }
}

/** No pause means no further try. pg-boss' `fail` takes no pause, and its growing pauses know no longest one (decision 021). */
const setPause = `
  update pgboss.job
  set retry_backoff = false, retry_delay = coalesce($3::int, 0), retry_limit = case when $3::int is null then 0 else retry_limit end
  where name = $1 and id = $2::uuid`

async function within(work: Promise<void>, seconds: number): Promise<void> {
  const patience = new AbortController()
  const tooLong = pause(seconds * 1000, undefined, { signal: patience.signal }).then(() => {
    throw new Error(`The job was not done within ${seconds} seconds.`)
  })
  try {
    await Promise.race([work, tooLong])
  } finally {
    patience.abort()
    tooLong.catch(() => {})
  }
}
