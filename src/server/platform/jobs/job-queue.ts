import type { FastifyBaseLogger } from 'fastify'
import PgBoss from 'pg-boss'
import { connect } from '#server/platform/database/connect.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { bossDatabase, withinTransaction } from './boss-database.ts'
import type { QueueName } from './queues.ts'
import { watched } from './watched.ts'
import { type Outcome, type Work, worker } from './worker.ts'

export interface JobQueue {
  /** Keeps a job; with a transaction it exists if and only if that commits. Returns the job's id. */
  send(
    queue: QueueName,
    data: object,
    transaction?: Transaction,
    later?: { afterSeconds: number },
  ): Promise<string>
  /** The same for many jobs, in one statement. */
  sendAll(queue: QueueName, data: readonly object[], transaction: Transaction): Promise<void>
  /** Says who does the jobs of a queue: begins with the first one sent from here, or with `start`. */
  work<Data extends object>(queue: QueueName, work: Work<Data>): void
  /**
   * One job without data in every such span of time, a day at most, however many processes run. One that lasts longer than
   * it may, a quarter of an hour by default, is begun again.
   */
  every(queue: QueueName, seconds: number, lasts?: { atMostSeconds: number }): void
  /** Begins to work, also on what earlier or other processes left. */
  start(): void
  /** Jobs under way are finished first. */
  close(): Promise<void>
}

interface JobQueueOptions {
  url: string
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** How often to look for jobs that nobody announced. */
  pollMs?: number
  /** How often to clear away what is old and to take up what a process left half-done. */
  tidyMs?: number
  /** Whether regular work is begun from here. */
  isScheduling?: boolean
  /** Called after each try. */
  onTried?: (queue: QueueName, outcome: Outcome) => void
}

export const channel = 'zilbazar_jobs'
/** High enough that the worker, not the queue, decides when to give up. */
export const retryLimit = 1000
const minute = 60_000
const day = 24 * 60 * 60

/** Jobs in the database, by pg-boss' statements; nothing is opened before the first use. */
export function jobQueue(options: JobQueueOptions): JobQueue {
  const { url, log, pollMs = 2000, tidyMs = minute, isScheduling = true, onTried } = options
  const { sql } = connect(url, { connections: 2, name: 'zilbazar jobs' })
  const boss = new PgBoss({
    db: watched(bossDatabase(sql), log),
    // Done jobs contain mail addresses and are deleted after a day; failed ones stay for two weeks to be looked into.
    archiveCompletedAfterSeconds: day,
    archiveFailedAfterSeconds: 14 * day,
    deleteAfterSeconds: 1,
  })
  type Worker = ReturnType<typeof worker>
  const workers = new Map<QueueName, () => Worker>()
  const running = new Map<string, Worker>()
  const schedules: (() => void)[] = []
  const timers: NodeJS.Timeout[] = []
  let isStarted = false
  let isClosed = false

  function repeat(act: () => Promise<unknown>, ms: number): void {
    // A failure is already logged, and the next time is near.
    timers.push(setInterval(() => act().catch(() => {}), ms).unref())
  }

  function wakeAll(): void {
    for (const one of running.values()) one.wake()
  }

  function start(): void {
    if (isStarted || isClosed || workers.size === 0) return
    isStarted = true
    // A failure here needs no answer: the driver listens again by itself, and polling goes on meanwhile.
    sql.listen(channel, (queue) => running.get(queue)?.wake(), wakeAll).catch(() => {})
    for (const [queue, begin] of workers) running.set(queue, begin())
    if (isScheduling) for (const schedule of schedules) schedule()
    repeat(() => boss.maintain(), tidyMs)
  }

  return {
    async send(queue, data, transaction, later) {
      const db = transaction ? withinTransaction(transaction) : boss.getDb()
      const startAfter = later?.afterSeconds ?? 0
      const options = { db, startAfter, retryLimit, retryDelay: 5, expireInSeconds: 300 }
      const id = await boss.send(queue, data, options)
      if (!id) throw new Error(`There is no queue '${queue}' in the database.`)
      // Heard when the transaction commits, by every process.
      const told = db.executeSql('select pg_notify($1, $2)', [channel, queue])
      // Without a transaction the job is stored by now: a caller that gets an error would send it again.
      await (transaction ? told : told.catch(() => running.get(queue)?.wake()))
      start()
      return id
    },
    async sendAll(queue, data, transaction) {
      if (data.length === 0) return
      const db = withinTransaction(transaction)
      const jobs = data.map((each) => ({
        name: queue,
        data: each,
        retryLimit,
        retryDelay: 5,
        expireInSeconds: 300,
      }))
      await boss.insert(jobs, { db })
      await db.executeSql('select pg_notify($1, $2)', [channel, queue])
      start()
    },
    work(queue, work) {
      workers.set(queue, () => worker({ boss, queue, work, pollMs, log, onTried }))
    },
    every(queue, seconds, { atMostSeconds: expireInSeconds } = { atMostSeconds: 15 * 60 }) {
      const options = { singletonSeconds: seconds, retryLimit, retryDelay: 5, expireInSeconds }
      const send = async () => {
        const id = await boss.send(queue, {}, options)
        if (id) running.get(queue)?.wake()
      }
      schedules.push(() => {
        send().catch(() => {})
        repeat(send, Math.min(seconds * 1000, minute))
      })
    },
    start,
    async close() {
      isClosed = true
      for (const timer of timers) clearInterval(timer)
      await Promise.all([...running.values()].map((one) => one.stop()))
      // Nothing is under way any more, so a database that does not answer need not be waited for.
      await sql.end({ timeout: 1 })
    },
  }
}
