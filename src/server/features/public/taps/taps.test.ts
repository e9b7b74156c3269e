import { v7 } from 'uuid'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Tap } from '#contract/public/taps.ts'
import { tapCounts } from '#server/platform/database/schema/index.ts'
import { refusal } from '#tests/support/refusal.ts'
import { testApp } from '#tests/support/test-app.ts'
import type { CountedTap } from './taps.queries.ts'
import { tapQueries } from './taps.queries.ts'
import { tapsService } from './taps.service.ts'

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
    },
    clock: () => now,
    log,
    writeEveryMs: 60_000,
  })
  const tapped = (tap: Partial<Tap>, from: { address?: string; userAgent?: string } = {}) =>
    taps.count({ kind: 'view', storeId, ...tap }, { address: '41.136.1.1', userAgent: phone, ...from })
  return { taps, tapped, log }
}

test('a page looked at again within half an hour, from the same address, counts once', async () => {
  const { taps, tapped } = counting()
  tapped({})
  tapped({})
  tapped({ productId: v7() })
  tapped({}, { address: '41.136.1.2' })
  later(29)
  tapped({})
  later(1)
  tapped({})
  await taps.write()
  expect(written.flat().map(({ day, productId, count }) => [day, Boolean(productId), count])).toEqual([
    ['2026-11-14', false, 2],
    ['2026-11-14', true, 1],
    ['2026-11-15', false, 1],
  ])
})

test('two calls of one visitor are two taps', async () => {
  const { taps, tapped } = counting()
  tapped({ kind: 'call' })
  tapped({ kind: 'call' })
  await taps.write()
  expect(written).toEqual([[{ kind: 'call', storeId, productId: undefined, day: '2026-11-14', count: 2 }]])
})

test('programs are not counted', async () => {
  const { taps, tapped } = counting()
  tapped({}, { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  await taps.write()
  expect(written).toEqual([])
})

test('one address is counted so many times a minute and no more', async () => {
  const { taps, tapped } = counting()
  for (let times = 0; times < 150; times += 1) tapped({ kind: 'link' })
  tapped({ kind: 'link' }, { address: '41.136.1.2' })
  later(1)
  tapped({ kind: 'link' })
  await taps.write()
  expect(written.flat().reduce((sum, { count }) => sum + count, 0)).toBe(122)
})

test('what could not be written is written the next time', async () => {
  let isDown = true
  const { taps, tapped, log } = counting(async () => {
    if (isDown) throw new Error('The database is away.')
  })
  tapped({ kind: 'call' })
  await taps.write()
  tapped({ kind: 'call' })
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
      return queries.add(order.map(({ id }) => ({ day, kind: 'view', storeId: id, count: 2 })))
    }),
  )
  expect((await database.tables.select().from(tapCounts)).map(({ count }) => count)).toEqual([60, 60, 60])
})
