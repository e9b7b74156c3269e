import type { FastifyBaseLogger } from 'fastify'
import type { VisitVitals } from '#contract/public/vitals.ts'
import { addDays, mauritiusDay } from '#domain/mauritius-time.ts'
import { bucketOf, vitalNames } from '#domain/vitals.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type CreateCounter, isOver } from '#server/platform/limits/counters.ts'
import type { CountedVital, VitalsQueries } from './vitals.queries.ts'

interface Deps {
  queries: VitalsQueries
  createCounter: CreateCounter
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn'>
  isRobot: (userAgent: string | undefined) => boolean
  writeEveryMs?: number
}

interface MeasuredFrom {
  address: string
  userAgent: string | undefined
}

/** Enough for everybody behind one address of a mobile network. */
const visitsFromAddressInMinute = 60
/** The console shows 28. */
const keptDays = 90

export type VitalsService = ReturnType<typeof vitalsService>

/**
 * Counts how fast visits were, in memory, and writes the counts every few seconds. There are at most as many counts a
 * day as pages, vitals and buckets; addresses only limit how often one is counted.
 */
export function vitalsService({ queries, createCounter, clock, log, isRobot, writeEveryMs = 5000 }: Deps) {
  const visitsFrom = createCounter({ name: 'vitals', most: visitsFromAddressInMinute, withinMs: 60_000 })
  let gathered = new Map<string, CountedVital>()
  let timer: NodeJS.Timeout | undefined
  let cleanedOn = ''
  let writing: Promise<void> = Promise.resolve()

  function gather(counted: CountedVital): void {
    const key = [counted.day, counted.page, counted.vital, counted.bucket].join(' ')
    const there = gathered.get(key)
    if (there) there.count += counted.count
    else gathered.set(key, counted)
    timer ??= setTimeout(write, writeEveryMs).unref()
  }

  async function add(counts: readonly CountedVital[]): Promise<void> {
    await queries.add(counts)
    const today = mauritiusDay(clock())
    if (cleanedOn === today) return
    await queries.removeBefore(addDays(today, -keptDays))
    cleanedOn = today
  }

  function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const counts = [...gathered.values()]
    gathered = new Map()
    if (counts.length > 0)
      writing = writing
        .then(() => add(counts))
        .catch((error) => log.warn({ err: error }, 'vitals could not be written and are dropped'))
    return writing
  }

  return {
    async count({ page, ...measured }: VisitVitals, { address, userAgent }: MeasuredFrom): Promise<void> {
      const now = clock()
      if (isRobot(userAgent) || (await isOver(visitsFrom, address, now.getTime()))) return
      const day = mauritiusDay(now)
      for (const vital of vitalNames) {
        const value = measured[vital]
        if (value !== undefined) gather({ day, page, vital, bucket: bucketOf(vital, value), count: 1 })
      }
    },
    /** What was gathered so far is in the database when this resolves. */
    write,
    async close(): Promise<void> {
      await write()
      clearTimeout(timer)
    },
  }
}
