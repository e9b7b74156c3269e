import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Tap } from '#contract/public/taps.ts'
import {
  searchWords,
  storeDays,
  storeHours,
  tapCounts,
  wishCounts,
} from '#server/platform/database/schema/index.ts'
import { createCounters } from '#server/platform/limits/counters.ts'
import { refusal } from '#tests/support/refusal.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createPersonBit } from './person-bit.ts'
import type { CountedTap } from './taps.queries.ts'
import { tapQueries } from './taps.queries.ts'
import { type TappedFrom, tapsService } from './taps.service.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36'
const storeId = v7()
let now: Date
let written: CountedTap[][]
beforeEach(() => {
  now = new Date('2026-11-14T19:50:00Z')
  written = []
})
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

function counting(add: (taps: readonly CountedTap[]) => Promise<void> = async () => {}) {
  const log = { warn: vi.fn() }
  const taps = tapsService({
    queries: {
      async add(all) {
        written.push(structuredClone([...all]))
        await add(all)
      },
      addWords: async () => {},
    },
    personBit: createPersonBit('a secret of tests'),
    createCounter: createCounters(),
    clock: () => now,
    log,
    writeEveryMs: 60_000,
  })
  const tapped = (tap: Partial<Tap>, from: Partial<TappedFrom> = {}) =>
    taps.count({ kind: 'view', storeId, ...tap }, { address: '41.136.1.1', userAgent: phone, ...from })
  return { taps, tapped, log }
}

test('a page looked at again within half an hour, from the same address, counts once', async () => {
  const { taps, tapped } = counting()
  await tapped({})
  await tapped({})
  await tapped({ productId: v7() })
  await tapped({}, { address: '41.136.1.2' })
  later(29)
  await tapped({})
  later(1)
  await tapped({})
  await taps.write()
  expect(written.flat().map(({ day, productId, count }) => [day, Boolean(productId), count])).toEqual([
    ['2026-11-14', false, 2],
    ['2026-11-14', true, 1],
    ['2026-11-15', false, 1],
  ])
})

test('two calls of one visitor are two taps', async () => {
  const { taps, tapped } = counting()
  await tapped({ kind: 'call' })
  await tapped({ kind: 'call' })
  await taps.write()
  expect(written).toEqual([
    [{ kind: 'call', storeId, productId: undefined, day: '2026-11-14', hour: 23, count: 2 }],
  ])
})

test('programs are not counted', async () => {
  const { taps, tapped } = counting()
  await tapped({}, { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  await taps.write()
  expect(written).toEqual([])
})

test('one address is counted so many times a minute and no more', async () => {
  const { taps, tapped } = counting()
  for (let times = 0; times < 150; times += 1) await tapped({ kind: 'link' })
  await tapped({ kind: 'link' }, { address: '41.136.1.2' })
  later(1)
  await tapped({ kind: 'link' })
  await taps.write()
  expect(written.flat().reduce((sum, { count }) => sum + count, 0)).toBe(122)
})

test('what could not be written is written the next time', async () => {
  let isDown = true
  const { taps, tapped, log } = counting(async () => {
    if (isDown) throw new Error('The database is away.')
  })
  await tapped({ kind: 'call' })
  await taps.write()
  await tapped({ kind: 'call' })
  isDown = false
  await taps.close()
  expect(written.map((all) => all.map(({ count }) => count))).toEqual([[1], [2]])
  expect(log.warn).toHaveBeenCalledOnce()
})

test('taps of many pages reach the database in one statement; what is hidden or unknown is ignored', async () => {
  const { app, given, database, visitor } = await testApp()
  const store = await given.store()
  const product = await given.product({ store })
  const hidden = await given.store({ isSuspended: true })
  const elsewhere = await given.product()
  const first = visitor({ userAgent: phone })
  const second = visitor({ userAgent: phone })
  const of = { storeId: store.id }
  for (const { client } of [first, second]) {
    expect(await client.tap.count({ kind: 'view', ...of })).toEqual({})
    await client.tap.count({ kind: 'view', ...of, productId: product.id })
  }
  await first.client.tap.count({ kind: 'whatsapp', ...of })
  await first.client.tap.count({ kind: 'view', storeId: hidden.id })
  await first.client.tap.count({ kind: 'view', storeId: v7() })
  await first.client.tap.count({ kind: 'view', ...of, productId: elsewhere.id })
  await first.client.tap.count({ kind: 'view', ...of, productId: v7() })
  expect(await refusal(first.client.tap.count({ kind: 'jump' as 'view', ...of }))).toMatchObject({
    status: 400,
  })
  expect(await database.tables.$count(tapCounts)).toBe(0)

  await app.close()
  const rows = await database.tables.select().from(tapCounts).orderBy(tapCounts.kind, tapCounts.count)
  const row = { day: '2026-11-14', storeId: store.id, productId: null }
  expect(rows).toHaveLength(3)
  expect(rows).toEqual(
    expect.arrayContaining([
      { ...row, kind: 'view', count: 2 },
      { ...row, kind: 'view', productId: product.id, count: 2 },
      { ...row, kind: 'whatsapp', count: 1 },
    ]),
  )
})

test('several processes that write at once lose nothing', async () => {
  const { given, database } = await testApp()
  const stores = [await given.store(), await given.store(), await given.store()]
  const queries = tapQueries(database.tables)
  const day = '2026-11-14'
  await Promise.all(
    Array.from({ length: 30 }, (_, index) => {
      const order = index % 2 === 0 ? stores : stores.toReversed()
      return queries.add(order.map(({ id }) => ({ day, hour: 9, kind: 'view', storeId: id, count: 2 })))
    }),
  )
  expect((await database.tables.select().from(tapCounts)).map(({ count }) => count)).toEqual([60, 60, 60])
  const days = await database.tables.select().from(storeDays)
  expect(days.map(({ storeViews }) => storeViews)).toEqual([60, 60, 60])
})

test('what store owners do on their own pages is not counted, with an expired access token neither', async () => {
  const { app, given, database, signedIn, visitor } = await testApp()
  const [store, other] = [await given.store(), await given.store()]
  const onPhone = async (kind: 'admin' | 'user', account: { id: string }) => {
    const browser = visitor({ userAgent: phone })
    for (const [name, value] of (await signedIn(kind, account)).cookies) browser.cookies.set(name, value)
    return browser
  }
  const asStore = await onPhone('admin', store)
  const asPerson = await onPhone('user', { id: store.userId })
  const withExpiredToken = await onPhone('admin', store)
  withExpiredToken.cookies.set('zb_admin', 'expired')
  for (const { client } of [asStore, asPerson, withExpiredToken]) {
    await client.tap.count({ kind: 'call', storeId: store.id })
    await client.tap.search({ q: 'vanilla', storeIds: [store.id, other.id] })
    await client.tap.count({ kind: 'call', storeId: other.id })
  }
  await app.close()
  const days = await database.tables.select().from(storeDays)
  expect(days.map(({ storeId, calls, searches }) => [storeId, calls, searches])).toEqual([[other.id, 3, 3]])
})

test('days and hours in Mauritius are written beside the taps', async () => {
  const { app, given, database, visitor, at } = await testApp()
  const store = await given.store()
  const product = await given.product({ store })
  const of = { storeId: store.id }
  at('2026-11-14T19:59:59Z')
  const { client } = visitor({ userAgent: phone })
  await client.tap.count({ kind: 'view', ...of })
  at('2026-11-14T20:00:00Z')
  await client.tap.count({ kind: 'view', ...of, productId: product.id })
  await client.tap.count({ kind: 'link', ...of, productId: product.id })
  await app.close()
  const none = { storeViews: 0, productViews: 0, calls: 0, whatsapps: 0, directions: 0, links: 0 }
  const counts = { ...none, wishes: 0, searches: 0, storeId: store.id }
  const expected = [
    { ...counts, day: '2026-11-14', storeViews: 1 },
    { ...counts, day: '2026-11-15', productViews: 1, links: 1 },
  ]
  expect(await database.tables.select().from(storeDays).orderBy(storeDays.day)).toEqual(expected)
  expect(await database.tables.select().from(storeHours).orderBy(storeHours.day)).toEqual([
    { ...expected[0], hour: 23 },
    { ...expected[1], hour: 0 },
  ])
})

test('a wish counts once a day, also when it is taken back; that of the store owner does not count', async () => {
  const { app, given, database, signedIn, at } = await testApp()
  const store = await given.store()
  const product = await given.product({ store })
  const { client } = await signedIn('user', await given.user())
  const owner = await signedIn('user', { id: store.userId })
  const wish = { productId: product.id }
  for (const { wishlist } of [client, owner.client]) {
    await wishlist.addProduct(wish)
    await wishlist.addProduct(wish)
    await wishlist.removeProduct(wish)
    await wishlist.addProduct(wish)
    await wishlist.removeProduct(wish)
    await wishlist.addStore({ storeId: store.id })
  }
  at('2026-11-15T08:00:00Z')
  const again = await signedIn('user', await given.user())
  await again.client.wishlist.addProduct(wish)
  await app.close()
  const rows = await database.tables.select().from(wishCounts).orderBy(wishCounts.day, wishCounts.productId)
  expect(rows.map(({ day, productId, count }) => [day, productId, count])).toEqual([
    ['2026-11-14', product.id, 1],
    ['2026-11-14', null, 1],
    ['2026-11-15', product.id, 1],
  ])
  const days = await database.tables.select().from(storeDays).orderBy(storeDays.day)
  expect(days.map(({ wishes }) => wishes)).toEqual([2, 1])
})

test('a search counts once for each store it showed, with the words and a bit for the person', async () => {
  const { app, given, database, visitor } = await testApp()
  const [store, other] = [await given.store(), await given.store()]
  const hidden = await given.store({ isSuspended: true })
  const storeIds = [store.id, other.id, store.id, hidden.id]
  const one = visitor({ userAgent: phone, address: '41.136.1.1' })
  const two = visitor({ userAgent: phone, address: '41.136.1.2' })
  await one.client.tap.search({ q: 'Gâteau piment', storeIds })
  await one.client.tap.search({ q: 'gateau  PIMENT', storeIds })
  await two.client.tap.search({ q: 'gateau piment', storeIds: [store.id] })
  await two.client.tap.search({ q: 'anjali@example.mu', storeIds: [store.id] })
  const robot = visitor({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  await robot.client.tap.search({ q: 'gateau piment', storeIds })
  expect(await refusal(one.client.tap.search({ q: 'a', storeIds: [] }))).toMatchObject({ status: 400 })
  const many = Array.from({ length: 25 }, () => v7())
  expect(await refusal(one.client.tap.search({ q: 'a', storeIds: many }))).toMatchObject({ status: 400 })
  await app.close()

  const { tables } = database
  const days = new Map((await tables.select().from(storeDays)).map((day) => [day.storeId, day.searches]))
  expect(days).toEqual(
    new Map([
      [store.id, 3],
      [other.id, 1],
    ]),
  )
  const words = await tables.select().from(searchWords).where(eq(searchWords.storeId, store.id))
  expect(words).toMatchObject([{ words: 'gateau piment', count: 2 }])
  expect([1, 2]).toContain([...(words[0]?.people ?? '')].filter((bit) => bit === '1').length)
})

test('a store gets no more than some hundred different words a day', async () => {
  const { given, database } = await testApp()
  const store = await given.store()
  const queries = tapQueries(database.tables)
  const row = { day: '2026-11-14', storeId: store.id, people: 1n, count: 1 }
  await queries.addWords(Array.from({ length: 200 }, (_, index) => ({ ...row, words: `word ${index}` })))
  await queries.addWords([
    { ...row, words: 'one more' },
    { ...row, words: 'word 7', people: 1n << 63n },
  ])
  expect(await database.tables.$count(searchWords)).toBe(200)
  const [seventh] = await database.tables.select().from(searchWords).where(eq(searchWords.words, 'word 7'))
  expect(seventh).toMatchObject({ count: 2, people: `1${'0'.repeat(62)}1` })
})
