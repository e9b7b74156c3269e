import type { FastifyBaseLogger } from 'fastify'
import type { Search, Tap } from '#contract/public/taps.ts'
import { searchedWords } from '#domain/insights.ts'
import { dayInMs, mauritiusClock, mauritiusDay } from '#domain/mauritius-time.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type CreateCounter, isOver } from '#server/platform/limits/counters.ts'
import { isRobot } from './robots.ts'
import { createTally } from './tally.ts'
import type { CountedTap, CountedWords, TapQueries } from './taps.queries.ts'

export interface TappedFrom {
  address: string
  userAgent: string | undefined
  /** The stores of the person or store that is signed in: what store owners do on their own pages is not counted. */
  ownStores?: () => Promise<readonly string[]>
}

interface Wish {
  userId: string
  storeId: string
  productId?: string
}

interface Deps {
  queries: TapQueries
  /** The bit of a person among those who searched for some words; see the table `search_words`. */
  personBit: (address: string, storeId: string, words: string) => bigint
  createCounter: CreateCounter
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn'>
  writeEveryMs?: number
}

const minuteMs = 60_000
const oneViewMs = 30 * minuteMs
/** Enough for everybody behind one address of a mobile network. */
const tapsFromAddressInMinute = 120
const searchesFromAddressInMinute = 60
/** Their keys are long. */
const mostSearchesRemembered = 30_000
const mostGathered = 20_000

export type TapsService = ReturnType<typeof tapsService>

/** Counts what visitors do, in memory, and writes it down every few seconds: a busy page costs the database nothing. */
export function tapsService({ queries, personBit, createCounter, clock, log, writeEveryMs = 5000 }: Deps) {
  const newViews = createCounter({ name: 'views', most: 1, withinMs: oneViewMs })
  const newSearches = createCounter({
    name: 'searches',
    most: 1,
    withinMs: oneViewMs,
    remembered: mostSearchesRemembered,
  })
  const newWishes = createCounter({ name: 'wishes', most: 1, withinMs: dayInMs })
  const tapsFrom = createCounter({ name: 'taps', most: tapsFromAddressInMinute, withinMs: minuteMs })
  const searchesFrom = createCounter({
    name: 'searchesFrom',
    most: searchesFromAddressInMinute,
    withinMs: minuteMs,
  })

  const taps = createTally<CountedTap>({
    keyOf: ({ day, hour, kind, storeId, productId }) => [day, hour, kind, storeId, productId].join(' '),
    merge: (there, { count }) => {
      there.count += count
    },
    write: (rows) => queries.add(rows),
    name: 'taps',
    log,
    most: mostGathered,
    everyMs: writeEveryMs,
  })
  const words = createTally<CountedWords>({
    keyOf: ({ day, storeId, words: typed }) => [day, storeId, typed].join(' '),
    merge: (there, { people, count }) => {
      there.people |= people
      there.count += count
    },
    write: (rows) => queries.addWords(rows),
    name: 'searched words',
    log,
    most: mostGathered,
    everyMs: writeEveryMs,
  })

  function gather(counted: Pick<CountedTap, 'kind' | 'storeId' | 'productId'>, now: Date): void {
    const hour = Math.floor(mauritiusClock(now).minutes / 60)
    taps.add({ ...counted, day: mauritiusDay(now), hour, count: 1 })
  }

  return {
    async count({ kind, storeId, productId }: Tap, from: TappedFrom): Promise<void> {
      const now = clock()
      const { address, userAgent, ownStores } = from
      if (isRobot(userAgent) || (await isOver(tapsFrom, address, now.getTime()))) return
      if (ownStores && (await ownStores()).includes(storeId)) return
      const isRepeated = () => isOver(newViews, `${address} ${productId ?? storeId}`, now.getTime())
      if (kind === 'view' && (await isRepeated())) return
      gather({ kind, storeId, productId }, now)
    },

    /** A search counts once for each store that it showed. */
    async search({ q, storeIds }: Search, from: TappedFrom): Promise<void> {
      const now = clock()
      const { address, userAgent, ownStores } = from
      if (isRobot(userAgent) || (await isOver(searchesFrom, address, now.getTime()))) return
      const own = (await ownStores?.()) ?? []
      const typed = searchedWords(q)
      const shown = [...new Set(storeIds)].filter((storeId) => !own.includes(storeId))
      const keyOf = (storeId: string) => `${address} ${storeId} ${typed ?? q}`
      const unseen = new Set(await newSearches(shown.map(keyOf), now.getTime()))
      for (const storeId of shown.filter((each) => unseen.has(keyOf(each)))) {
        gather({ kind: 'search', storeId }, now)
        if (typed === undefined) continue
        const people = personBit(address, storeId, typed)
        words.add({ day: mauritiusDay(now), storeId, words: typed, people, count: 1 })
      }
    },

    /** A product that a person takes off the wishlist and puts on it again on the same day counts once. */
    async wish({ userId, storeId, productId }: Wish): Promise<void> {
      const now = clock()
      const isRepeated = await isOver(newWishes, `${userId} ${productId ?? storeId}`, now.getTime())
      if (!isRepeated) gather({ kind: 'wish', storeId, productId }, now)
    },

    /** What was gathered so far is in the database when this resolves. */
    async write(): Promise<void> {
      await Promise.all([taps.flush(), words.flush()])
    },
    async close(): Promise<void> {
      await Promise.all([taps.close(), words.close()])
    },
  }
}
