import { expect, test, vi } from 'vitest'
import type { VisitVitals } from '#contract/public/vitals.ts'
import { vitalCounts } from '#server/platform/database/schema/index.ts'
import { createCounters } from '#server/platform/limits/counters.ts'
import { refusal } from '#tests/support/refusal.ts'
import { testApp } from '#tests/support/test-app.ts'
import { type CountedVital, vitalsQueries } from './vitals.queries.ts'
import { vitalsService } from './vitals.service.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36'
const day = '2026-11-14'

function counting(add: (counts: readonly CountedVital[]) => Promise<void> = async () => {}) {
  const written: CountedVital[][] = []
  const log = { warn: vi.fn() }
  let now = new Date(`${day}T08:00:00Z`)
  const removeBefore = vi.fn(async (_day: string) => {})
  const vitals = vitalsService({
    queries: {
      async add(counts) {
        written.push([...counts])
        await add(counts)
      },
      removeBefore,
    },
    createCounter: createCounters(),
    clock: () => now,
    log,
    isRobot: (userAgent) => userAgent !== phone,
  })
  return {
    vitals,
    written,
    log,
    removeBefore,
    at: (moment: string) => {
      now = new Date(moment)
    },
    visit: (measured: Partial<VisitVitals>, from = {}) =>
      vitals.count({ page: 'home', ...measured }, { address: '41.136.1.1', userAgent: phone, ...from }),
  }
}

test('visits of a day that were equally fast are one count', async () => {
  const { vitals, visit, written } = counting()
  await visit({ lcp: 100, inp: 8 })
  await visit({ lcp: 90 })
  await vitals.write()
  expect(written).toEqual([
    [
      { day, page: 'home', vital: 'lcp', bucket: 0, count: 2 },
      { day, page: 'home', vital: 'inp', bucket: 0, count: 1 },
    ],
  ])
})

test('robots are not counted, and one address is counted so many times a minute', async () => {
  const { vitals, visit, written, at } = counting()
  await visit({ lcp: 100 }, { userAgent: 'curl/8.5.0' })
  for (let times = 0; times < 100; times += 1) await visit({ lcp: 100 })
  await visit({ lcp: 100 }, { address: '41.136.1.2' })
  at(`${day}T08:01:01Z`)
  await visit({ lcp: 100 })
  await vitals.write()
  expect(written.flat().map(({ count }) => count)).toEqual([62])
})

test('counts older than 90 days are removed once a day', async () => {
  const { vitals, visit, removeBefore, at } = counting()
  for (const moment of [`${day}T08:00:00Z`, `${day}T09:00:00Z`, '2026-11-15T08:00:00Z']) {
    at(moment)
    await visit({ cls: 0 })
    await vitals.write()
  }
  expect(removeBefore.mock.calls).toEqual([['2026-08-16'], ['2026-08-17']])
})

test('a database that is away costs counts and nothing else', async () => {
  const { vitals, visit, log } = counting(() => Promise.reject(new Error('The database is away.')))
  await visit({ lcp: 100 })
  await vitals.close()
  expect(log.warn).toHaveBeenCalledOnce()
})

test('visits reach the database, and the website owner reads their p75 of 28 days', async () => {
  const { app, at, database, given, signedIn, visitor } = await testApp()
  const { client } = visitor({ userAgent: phone })
  const queries = vitalsQueries(database.tables)
  const old = { page: 'home', vital: 'lcp', bucket: 60, count: 1000 } as const
  await queries.add([{ day: '2026-10-17', ...old }])
  await queries.add([{ day: '2026-08-15', ...old }])
  at('2026-11-14T08:00:00Z')
  for (const lcp of [900, 1000, 1100, 6000]) await client.vital.count({ page: 'product', lcp, cls: 0 })
  await client.vital.count({ page: 'home', inp: 40 })
  const { client: owner } = await signedIn('owner', await given.owner())
  expect((await owner.ownerVitals.vitals({})).pages).toEqual([])

  await app.close()
  const again = await testApp({ database })
  const { client: ownerAgain } = await again.signedIn('owner', await again.given.owner())
  const { days, pages } = await ownerAgain.ownerVitals.vitals({})
  expect(days).toBe(28)
  expect(pages.map(({ page }) => page)).toEqual(['home', 'product'])
  const [home, product] = pages
  expect(home).toMatchObject({ lcp: null, cls: null, inp: { visits: 1 } })
  expect(product).toMatchObject({ inp: null, cls: { visits: 4 }, lcp: { visits: 4 } })
  expect(product?.lcp?.p75).toBeGreaterThanOrEqual(1100)
  expect(product?.lcp?.p75).toBeLessThan(1210)
  const kept = await database.tables.select({ day: vitalCounts.day }).from(vitalCounts)
  expect(kept.some((row) => row.day === '2026-08-15')).toBe(false)
})

test('several processes that write at once lose nothing', async () => {
  const { database } = await testApp()
  const queries = vitalsQueries(database.tables)
  const counts = [1, 2, 3].map((bucket) => ({ day, page: 'home', vital: 'lcp', bucket, count: 2 }) as const)
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => queries.add(index % 2 ? counts : counts.toReversed())),
  )
  const rows = await database.tables.select().from(vitalCounts)
  expect(rows.map(({ count }) => count)).toEqual([40, 40, 40])
})

test.each([
  [{}, 'Please fill in all required fields!'],
  [{ page: 'owner' }, 'Please say which page was measured.'],
  [{ page: 'home', lcp: -1 }, 'This measure is not possible.'],
  [{ page: 'home', inp: 1e12 }, 'This measure is not possible.'],
  [{ page: 'home', cls: 'much' }, 'This measure is not possible.'],
])('%j is refused with a sentence', async (body, message) => {
  const { visitor } = await testApp()
  const { client } = visitor({ userAgent: phone })
  expect(await refusal(client.vital.count(body as VisitVitals))).toMatchObject({ status: 400, message })
})
