import type { FastifyBaseLogger } from 'fastify'
import type { Tap } from '#contract/public/taps.ts'
import { mauritiusDay } from '#domain/mauritius-time.ts'
import type { Clock } from '#server/platform/clock.ts'
import { perMinute } from '#server/platform/limits/per-minute.ts'
import { isRobot } from './robots.ts'
import { seenLately } from './seen-lately.ts'
import type { CountedTap, TapQueries } from './taps.queries.ts'

export interface TappedFrom {
  address: string
  userAgent: string | undefined
}

interface Tools {
  queries: TapQueries
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn'>
  writeEveryMs?: number
}

const minuteMs = 60_000
const oneViewMs = 30 * minuteMs
/** Enough for everybody behind one address of a mobile network. */
const tapsFromAddressInMinute = 120
const mostRemembered = 100_000
const mostGathered = 20_000

export type TapsService = ReturnType<typeof tapsService>

/** Counts what visitors do, in memory, and writes it down every few seconds: a busy page costs the database nothing. */
export function tapsService({ queries, clock, log, writeEveryMs = 5000 }: Tools) {
  const isNewView = seenLately({ forMs: oneViewMs, most: mostRemembered })
  const isTooOften = perMinute(tapsFromAddressInMinute)
  let gathered = new Map<string, CountedTap>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  function gather(tap: CountedTap): void {
    const key = [tap.day, tap.kind, tap.storeId, tap.productId].join(' ')
    const there = gathered.get(key)
    if (there) there.count += tap.count
    else if (gathered.size < mostGathered) gathered.set(key, tap)
    timer ??= setTimeout(write, writeEveryMs).unref()
  }

  function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const taps = [...gathered.values()]
    gathered = new Map()
    if (taps.length > 0) {
      writing = writing
        .then(() => queries.add(taps))
        .catch((error) => {
          log.warn({ err: error }, 'taps could not be written and are kept for the next time')
          taps.forEach(gather)
        })
    }
    return writing
  }

  return {
    count({ kind, storeId, productId }: Tap, { address, userAgent }: TappedFrom): void {
      const now = clock()
      if (isRobot(userAgent) || isTooOften(address, now.getTime())) return
      if (kind === 'view' && !isNewView(`${address} ${productId ?? storeId}`, now.getTime())) return
      gather({ kind, storeId, productId, day: mauritiusDay(now), count: 1 })
    },
    /** What was gathered so far is in the database when this resolves. */
    write,
    async close(): Promise<void> {
      await write()
      clearTimeout(timer)
    },
  }
}
