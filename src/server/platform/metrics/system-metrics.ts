import { statfs } from 'node:fs/promises'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { BackupSettings } from '../backups/daily-backup.ts'
import { newestBackup } from '../backups/retention.ts'
import type { ResponseCache } from '../cache/response-cache.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/connect.ts'
import type { Standbys } from '../database/standbys/standbys.ts'

export interface SystemMetricsOptions {
  registry: Registry
  database: Pick<Database, 'apart' | 'pool'>
  cache: Pick<ResponseCache, 'figures'>
  standbys: Pick<Standbys, 'figures'>
  clock: Clock
  /** Where pictures and the embedded database are. */
  dataDir?: string | undefined
  backups?: Pick<BackupSettings, 'folder'> | undefined
}

/** What is looked at when it is asked for: cache, pool, jobs, disk and backups. */
export function systemMetrics({
  registry,
  database,
  cache,
  standbys,
  clock,
  dataDir,
  backups,
}: SystemMetricsOptions) {
  const registers = [registry]
  const gauge = (name: string, help: string, read: (gauge: Gauge) => void | Promise<void>) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        return read(this)
      },
    })
  /** A number that is counted elsewhere and only grows. */
  const total = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(read())
      },
    })

  total('response_cache_hits_total', 'Answers found in the cache after routing.', () => cache.figures().hits)
  total('response_cache_made_total', 'Answers that had to be made.', () => cache.figures().made)
  total(
    'response_cache_outdated_total',
    'Cached answers that a change made wrong.',
    () => cache.figures().outdated,
  )
  total(
    'response_cache_removed_total',
    'Cached answers removed for lack of room.',
    () => cache.figures().removed,
  )
  gauge('response_cache_answers', 'Answers in the cache.', (each) => each.set(cache.figures().answers))
  gauge('response_cache_bytes', 'Size of the cached answers.', (each) => each.set(cache.figures().bytes))

  gauge('database_pool_size', 'Connections that the pool may open.', (each) => each.set(database.pool.size))
  gauge(
    'database_pool_under_way',
    'Statements and transactions that have a connection or wait for one.',
    (each) => each.set(database.pool.underWay),
  )

  standbyMetrics(registers, standbys)
  jobMetrics(registers, database)
  if (dataDir) {
    gauge('disk_free_bytes', 'Free space where the data is.', async (each) => {
      const { bavail, bsize } = await statfs(dataDir)
      each.set(bavail * bsize)
    })
    gauge('disk_size_bytes', 'Size of the disk where the data is.', async (each) => {
      const { blocks, bsize } = await statfs(dataDir)
      each.set(blocks * bsize)
    })
  }
  if (backups)
    gauge('backup_age_seconds', 'Age of the newest backup; no value while there is none.', async (each) => {
      each.reset()
      const newest = await newestBackup(backups.folder)
      if (newest) each.set((clock().getTime() - newest.getTime()) / 1000)
      else each.remove()
    })
}

/** Without standbys none of these has a value. */
function standbyMetrics(registers: Registry[], { figures }: Pick<Standbys, 'figures'>): void {
  const labelNames = ['server']
  new Counter({
    name: 'public_reads_total',
    help: 'Public answers made, by the server that was read from.',
    labelNames,
    registers,
    collect() {
      this.reset()
      for (const { server, reads } of figures()) this.inc({ server }, reads)
    },
  })
  const gauge = (name: string, help: string, value: (row: ReturnType<typeof figures>[number]) => number) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      collect() {
        for (const row of figures())
          if (row.server !== 'primary') this.set({ server: row.server }, value(row))
      },
    })
  gauge(
    'standby_usable',
    'Whether a standby is read from: it answers and is not far behind.',
    ({ isUsable }) => Number(isUsable),
  )
  gauge('standby_lag_seconds', 'How far a standby is behind the primary.', ({ lagMs }) => lagMs / 1000)
}

interface Backlog {
  queue: string
  waiting: number
  givenUp: number
  oldestSeconds: number
}

/** On a connection of its own, and without values while the database is away: the rest must be readable then. */
function jobMetrics(registers: Registry[], { apart }: Pick<Database, 'apart'>): void {
  let reading: Promise<Backlog[]> | undefined
  /** The three figures of one answer come from one statement. */
  const read = () => {
    reading ??= backlog(apart)
      .catch((): Backlog[] => [])
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  const byQueue = (name: string, help: string, value: (row: Backlog) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers,
      async collect() {
        const rows = await read()
        this.reset()
        for (const row of rows) this.set({ queue: row.queue }, value(row))
      },
    })
  byQueue('jobs_waiting', 'Jobs that are not done yet.', ({ waiting }) => waiting)
  byQueue('jobs_oldest_seconds', 'How long the oldest due job has waited.', (row) => row.oldestSeconds)
  byQueue('jobs_given_up', 'Jobs of the last two weeks that are no longer tried.', ({ givenUp }) => givenUp)
}

const backlog = async (sql: Database['apart']): Promise<Backlog[]> => sql<Backlog[]>`
  select name as queue,
    count(*) filter (where state < 'completed')::int as waiting,
    count(*) filter (where state = 'failed')::int as "givenUp",
    coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0)::float
      as "oldestSeconds"
  from pgboss.job where state < 'completed' or state = 'failed' group by name`
