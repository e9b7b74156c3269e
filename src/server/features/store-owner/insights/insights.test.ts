import fc from 'fast-check'
import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import type { InsightChoice } from '#contract/store-owner/insights.ts'
import { addDays, dayInMs, hourInMs, mauritiusClock, mauritiusDay } from '#domain/mauritius-time.ts'
import { type CountedTap, tapQueries } from '#server/features/public/taps/taps.queries.ts'
import {
  enquiries,
  followedStores,
  productRatings,
  searchWords,
  storeDays,
  storeHours,
  storeRatings,
  wishCounts,
} from '#server/platform/database/schema/index.ts'
import { jobQueue } from '#server/platform/jobs/job-queue.ts'
import { refusal } from '#tests/support/refusal.ts'
import { testApp } from '#tests/support/test-app.ts'
import { sweepFigures } from './figures-sweep.ts'
import { insightsQueries } from './insights.queries.ts'
import { insightsService } from './insights.service.ts'

let shop: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  shop = await testApp()
})

const now = new Date('2026-11-14T08:20:00Z')
const choices: InsightChoice[] = ['1', '7', '30', '90']

const minute = 60_000
const event = fc.record({
  kind: fc.constantFrom(
    ...([
      'view',
      'call',
      'whatsapp',
      'directions',
      'link',
      'wish',
      'search',
      'rating',
      'follow',
      'sale',
    ] as const),
  ),
  /** Close to the ends of the periods as often as anywhere. */
  minutesAgo: fc.oneof(
    fc.integer({ min: 0, max: 200 * 24 * 60 }),
    fc
      .tuple(
        fc.constantFrom(1, 2, 7, 14, 30, 60, 90, 180),
        fc.oneof(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: -100, max: 100 })),
      )
      .map(([days, minutes]) => Math.max(0, days * 24 * 60 + minutes)),
  ),
  on: fc.constantFrom('store', 'first', 'second', 'other store'),
  words: fc.constantFrom('vanilla', 'alouda glace'),
  person: fc.integer({ min: 0, max: 7 }),
})
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never

test('every sum is that of the raw events', { timeout: 120_000 }, async () => {
  const insights = insightsService(insightsQueries(shop.database.tables), () => now)
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 80 }), async (events) => {
      const { store, ids } = await happened(events)
      for (const choice of choices) {
        const found = await insights.of({ storeId: store.id }, choice)
        const expected = counted(events, Number(choice), ids)
        expect(found).toMatchObject(expected)
        expect(found.products).toHaveLength(expected.products.length)
        expect(found.words).toHaveLength(expected.words.length)
      }
    }),
    { numRuns: 25 },
  )
})

/** Writes the events as the site does, in two parts, so that counts are added to. */
async function happened(events: readonly Event[]) {
  const { given, database } = shop
  const { tables } = database
  const [store, other] = [await given.store(), await given.store()]
  const first = await given.product({ store, title: 'First' })
  const second = await given.product({ store, title: 'Second' })
  const place: Record<Event['on'], { storeId: string; productId?: string }> = {
    store: { storeId: store.id },
    first: { storeId: store.id, productId: first.id },
    second: { storeId: store.id, productId: second.id },
    'other store': { storeId: other.id },
  }
  const queries = tapQueries(tables)
  const half = Math.floor(events.length / 2)
  for (const part of [events.slice(0, half), events.slice(half)]) {
    const rows = part.map((one) => ({ ...one, ...momentOf(one), ...place[one.on] }))
    const taps = rows.filter(({ kind }) => !['rating', 'follow', 'sale'].includes(kind))
    await queries.add(
      taps.map(({ kind, day, hour, storeId, productId }) => ({
        ...{ day, hour, storeId, count: 1 },
        ...(kind !== 'search' && productId && { productId }),
        kind: kind as CountedTap['kind'],
      })),
    )
    for (const { day, storeId, words, person } of rows.filter(({ kind }) => kind === 'search'))
      await queries.addWords([{ day, storeId, words, people: 1n << BigInt(person), count: 1 }])
    for (const { at, day, storeId } of rows.filter(({ kind }) => kind === 'sale')) {
      const id = v7()
      await tables
        .insert(enquiries)
        .values({ id, storeId, day, code: id, productTitle: 'A dress', createdAt: at, becameSaleAt: at })
    }
    for (const { at, storeId } of rows.filter(({ kind }) => kind === 'follow'))
      await tables.insert(followedStores).values({ userId: (await given.user()).id, storeId, createdAt: at })
    for (const { at, storeId, productId } of rows.filter(({ kind }) => kind === 'rating')) {
      const { id: userId } = await given.user()
      const rating = { id: v7(), userId, rating: 4, createdAt: at }
      if (productId) await tables.insert(productRatings).values({ ...rating, productId })
      else await tables.insert(storeRatings).values({ ...rating, storeId })
    }
  }
  return { store, ids: { first: first.id, second: second.id } }
}

function momentOf({ minutesAgo }: Event) {
  const at = new Date(now.getTime() - minutesAgo * minute)
  return { at, day: mauritiusDay(at), hour: Math.floor(mauritiusClock(at).minutes / 60) }
}

/** The answer by looking at every event. */
function counted(events: readonly Event[], length: number, ids: Record<'first' | 'second', string>) {
  const today = mauritiusDay(now)
  const from = addDays(today, 1 - length)
  const endOfHour = (Math.floor(now.getTime() / hourInMs) + 1) * hourInMs
  const own = events.filter(({ on }) => on !== 'other store').map((one) => ({ ...one, ...momentOf(one) }))
  const inPeriod = own.filter(({ day }) => day >= from)
  const inBefore = own.filter(
    ({ day, at }) =>
      day >= addDays(today, 1 - 2 * length) && day < from && at.getTime() < endOfHour - length * dayInMs,
  )
  const figures = (all: typeof own) => {
    const of = (...kinds: string[]) => all.filter(({ kind }) => kinds.includes(kind)).length
    return {
      storeViews: all.filter(({ kind, on }) => kind === 'view' && on === 'store').length,
      productViews: all.filter(({ kind, on }) => kind === 'view' && on !== 'store').length,
      calls: of('call'),
      whatsapps: of('whatsapp'),
      directions: of('directions'),
      links: of('link'),
      wishes: of('wish'),
      ratings: of('rating'),
      follows: of('follow'),
      sales: of('sale'),
      searches: of('search'),
    }
  }
  const visitsAndTaps = (all: typeof own) => {
    const { storeViews, productViews, calls, whatsapps, directions, links } = figures(all)
    return { visits: storeViews + productViews, taps: calls + whatsapps + directions + links }
  }
  const searches = inPeriod.filter(({ kind }) => kind === 'search')
  const words = ['alouda glace', 'vanilla']
    .map((typed) => searches.filter((one) => one.words === typed))
    .filter((all) => new Set(all.map(({ person }) => person)).size >= 5)
    .map((all) => ({ words: all[0]?.words, searches: all.length }))
    .sort((one, other) => other.searches - one.searches)
  const products = (['first', 'second'] as const)
    .map((on) => ({
      on,
      all: inPeriod.filter((one) => one.on === on && !['search', 'follow', 'sale'].includes(one.kind)),
    }))
    .filter(({ all }) => all.length > 0)
    .map(({ on, all }) => {
      const { calls, whatsapps, directions, links, wishes, ratings } = figures(all)
      const taps = { calls, whatsapps, directions, links }
      return { _id: ids[on], visits: visitsAndTaps(all).visits, ...taps, wishes, ratings }
    })
    .sort((one, other) => other.visits - one.visits)
  return {
    from,
    until: today,
    untilHour: 12,
    figures: figures(inPeriod),
    before: figures(inBefore),
    followers: own.filter(({ kind }) => kind === 'follow').length,
    days: Array.from({ length }, (_, index) => addDays(from, index)).map((day) => ({
      day,
      ...visitsAndTaps(inPeriod.filter((one) => one.day === day)),
    })),
    hours: Array.from({ length: 24 }, (_, hour) =>
      visitsAndTaps(inPeriod.filter((one) => one.hour === hour)),
    ),
    words,
    products,
  }
}

test('a new store has no figures, and is told apart from one that nobody visited lately', async () => {
  const store = await shop.given.store()
  const { client } = await shop.signedIn('admin', store)
  const empty = await client.storeOwner.insights({})
  expect(empty).toMatchObject({ countedSince: null, hasProducts: false, words: [], products: [] })
  expect(empty.days).toHaveLength(30)
  expect(empty.best).toEqual({ hour: null, weekday: null })
  await shop.database.tables.insert(storeDays).values({ storeId: store.id, day: '2026-01-01', storeViews: 3 })
  await shop.given.product({ store })
  expect(await client.storeOwner.insights({ period: '7' })).toMatchObject({
    countedSince: '2026-01-01',
    hasProducts: true,
    figures: { storeViews: 0 },
  })
})

test('a held rating is not counted, because nobody may learn that it is held', async () => {
  const store = await shop.given.store()
  const product = await shop.given.product({ store })
  const held = { rating: 1, status: 'held', createdAt: now } as const
  const { tables } = shop.database
  const person = await shop.given.user()
  await tables.insert(productRatings).values({ id: v7(), userId: person.id, productId: product.id, ...held })
  await tables.insert(storeRatings).values({ id: v7(), userId: person.id, storeId: store.id, ...held })
  const { client } = await shop.signedIn('admin', store)
  expect(await client.storeOwner.insights({})).toMatchObject({ figures: { ratings: 0 }, products: [] })
})

test('words of four people are left out, of five shown', async () => {
  const store = await shop.given.store()
  const { client } = await shop.signedIn('admin', store)
  const searched = (day: string, people: bigint) =>
    shop.database.tables.insert(searchWords).values({
      storeId: store.id,
      day,
      words: 'vanilla',
      people: people.toString(2).padStart(64, '0'),
      count: 10,
    })
  await searched('2026-11-13', 0b1111n)
  await searched('2026-11-12', 0b1100n)
  expect((await client.storeOwner.insights({})).words).toEqual([])
  await searched('2026-11-11', 0b10000n)
  expect((await client.storeOwner.insights({})).words).toEqual([{ words: 'vanilla', searches: 30 }])
  expect((await client.storeOwner.insights({ period: '1' })).words).toEqual([])
})

test('another period than those offered is refused with a sentence', async () => {
  const { client } = await shop.signedIn('admin', await shop.given.store())
  const answer = await refusal(client.storeOwner.insights({ period: '8' as '7' }))
  expect(answer).toMatchObject({ status: 400 })
})

test('words and hours are deleted after 90 days, days after two years', async () => {
  const { tables, url } = shop.database
  for (const table of [searchWords, storeHours, storeDays, wishCounts]) await tables.delete(table)
  const { id: storeId } = await shop.given.store()
  const word = { storeId, words: 'vanilla', people: '1'.padStart(64, '0'), count: 1 }
  await tables.insert(searchWords).values(['2026-08-16', '2026-08-15'].map((day) => ({ ...word, day })))
  await tables
    .insert(storeHours)
    .values(['2026-08-16', '2026-08-15'].map((day) => ({ storeId, day, hour: 9 })))
  await tables.insert(storeDays).values(['2024-11-14', '2024-11-13'].map((day) => ({ storeId, day })))
  await tables
    .insert(wishCounts)
    .values(['2024-11-14', '2024-11-13'].map((day) => ({ storeId, day, count: 1 })))
  const jobs = jobQueue({ url, log: console })
  sweepFigures(jobs, tables, () => now)
  await jobs.send('sweep-figures', {})
  const left = async () => [
    ...(await tables.select({ day: searchWords.day }).from(searchWords)),
    ...(await tables.select({ day: storeHours.day }).from(storeHours)),
    ...(await tables.select({ day: storeDays.day }).from(storeDays)),
    ...(await tables.select({ day: wishCounts.day }).from(wishCounts)),
  ]
  const expected = ['2026-08-16', '2026-08-16', '2024-11-14', '2024-11-14']
  await expect.poll(left).toEqual(expected.map((day) => ({ day })))
  await jobs.close()
})

test('an owner who follows the own store is not among the followers', async () => {
  const store = await shop.given.store()
  const { client } = await shop.signedIn('admin', store)
  const createdAt = new Date(now.getTime() - dayInMs)
  for (const userId of [store.userId, (await shop.given.user()).id])
    await shop.database.tables.insert(followedStores).values({ userId, storeId: store.id, createdAt })
  expect(await client.storeOwner.insights({})).toMatchObject({ followers: 1, figures: { follows: 1 } })
})
