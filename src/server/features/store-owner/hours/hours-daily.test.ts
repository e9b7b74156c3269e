import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays } from '#domain/mauritius-time.ts'
import {
  hoursReminders,
  mailOptOuts,
  openingHours,
  specialDays,
  stores,
} from '#server/platform/database/schema/index.ts'
import { jobQueue } from '#server/platform/jobs/job-queue.ts'
import { mailQueue } from '#server/platform/mail/mailer.ts'
import { testApp } from '#tests/support/test-app.ts'
import { whenFinished } from '#tests/support/when-finished.ts'
import { hoursDailyQueries } from './hours-daily.queries.ts'
import { hoursDaily } from './hours-daily.service.ts'

let shop: Awaited<ReturnType<typeof testApp>>
let now: Date
beforeAll(async () => {
  shop = await testApp()
})
beforeEach(async () => {
  const { tables, sql } = shop.database
  now = new Date('2026-12-20T06:00:00Z')
  await tables.delete(hoursReminders)
  await tables.delete(mailOptOuts)
  await sql`update stores set status = 'suspended'`
  await sql`delete from pgboss.job where name = 'mail'`
})

/** A service without a worker, so that the queue can be looked into. */
function service(atOnce?: number) {
  const { tables, url } = shop.database
  const jobs = jobQueue({ url, log: { warn() {}, error() {} } })
  whenFinished(() => jobs.close())
  return hoursDaily({
    tables,
    queries: hoursDailyQueries(tables),
    mailer: mailQueue(jobs),
    clock: () => now,
    ...(atOnce && { atOnce }),
  })
}

/** Open from Monday to Saturday; confirmed a month ago. */
async function storeWithHours(name: string, confirmedAt: Date | null = new Date('2026-11-20T06:00:00Z')) {
  const store = await shop.given.store({ name })
  const { tables } = shop.database
  await tables.insert(openingHours).values(
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      storeId: store.id,
      weekday,
      isOpen: weekday < 7,
      fromMinute: 540,
      toMinute: 1020,
    })),
  )
  await tables.update(stores).set({ hoursConfirmedAt: confirmedAt }).where(eq(stores.id, store.id))
  return store
}

interface Queued {
  to: { email: string; userId: string }
  letter: { kind: string; storeName: string; holidays?: { day: string }[]; confirmedOn?: string | null }
}
const queued = async () =>
  (
    await shop.database.sql<{ data: Queued }[]>`
      select data from pgboss.job where name = 'mail' order by data->'letter'->>'storeName'`
  ).map(({ data }) => data)
const askedAbout = async () =>
  (await queued()).map(({ letter }) => [letter.storeName, ...(letter.holidays ?? []).map(({ day }) => day)])

test('five days before a holiday each active store with hours and no answer is asked once', async () => {
  const store = await storeWithHours('Ti Lakaz')
  const answered = await storeWithHours('Answered')
  await shop.database.tables
    .insert(specialDays)
    .values({ storeId: answered.id, day: '2026-12-25', hours: 'usual' })
  await shop.given.store({ name: 'Without hours' })
  const suspended = await storeWithHours('Suspended')
  await shop.database.tables.update(stores).set({ status: 'suspended' }).where(eq(stores.id, suspended.id))

  now = new Date('2026-12-19T06:00:00Z')
  await service()()
  expect(await queued()).toEqual([])
  now = new Date('2026-12-20T06:00:00Z')
  await service()()
  await service()()
  expect(await queued()).toEqual([
    {
      to: expect.objectContaining({ userId: store.userId }),
      letter: {
        kind: 'holiday-hours',
        storeName: 'Ti Lakaz',
        holidays: [{ day: '2026-12-25', nameEn: 'Christmas', nameFr: 'Noël', isProvisional: false }],
      },
    },
  ])
})

test('holidays close to each other are asked about in one mail, those on a closed weekday not', async () => {
  const store = await storeWithHours('Ti Lakaz')
  now = new Date('2026-12-27T06:00:00Z')
  await service()()
  now = new Date('2026-12-28T06:00:00Z')
  await service()()
  // Saturday 2 January is open, Sunday is not.
  expect(await askedAbout()).toEqual([['Ti Lakaz', '2027-01-01', '2027-01-02']])
  const saturday = and(eq(openingHours.storeId, store.id), eq(openingHours.weekday, 6))
  await shop.database.tables.update(openingHours).set({ isOpen: false }).where(saturday)
  await shop.database.tables.delete(hoursReminders)
  await shop.database.sql`delete from pgboss.job where name = 'mail'`
  await service()()
  expect(await askedAbout()).toEqual([['Ti Lakaz', '2027-01-01']])
})

test('two processes at once, and stores in several portions, get one mail each', async () => {
  for (const name of ['A', 'B', 'C', 'D', 'E']) await storeWithHours(name)
  await Promise.all([service(2)(), service(2)(), service(3)()])
  expect(await askedAbout()).toEqual(['A', 'B', 'C', 'D', 'E'].map((name) => [name, '2026-12-25']))
})

test('people who do not want such mails get none', async () => {
  const store = await storeWithHours('Ti Lakaz', new Date('2026-01-01T06:00:00Z'))
  const [person] = await shop.database.sql`select email from users where id = ${store.userId}`
  await shop.database.tables.insert(mailOptOuts).values({ email: person?.email, topic: 'opening-hours' })
  await service()()
  expect(await queued()).toEqual([])
})

test('hours that nobody confirmed for six months are asked about, once in six months', async () => {
  now = new Date('2026-07-10T06:00:00Z')
  await storeWithHours('New', new Date('2026-01-11T06:00:00Z'))
  await storeWithHours('Old', new Date('2026-01-09T06:00:00Z'))
  const unknown = await storeWithHours('Unknown', null)
  await shop.database.tables
    .update(stores)
    .set({ updatedAt: new Date('2025-06-01T00:00:00Z') })
    .where(eq(stores.id, unknown.id))
  await service()()
  await service()()
  const letters = async () => (await queued()).map(({ letter }) => letter)
  const first = [
    { kind: 'hours-to-confirm', storeName: 'Old', confirmedOn: '2026-01-09' },
    { kind: 'hours-to-confirm', storeName: 'Unknown', confirmedOn: null },
  ]
  expect(await letters()).toEqual(first)

  await shop.database.sql`delete from pgboss.job where name = 'mail'`
  now = new Date('2027-01-10T06:00:00Z')
  await service()()
  expect((await letters()).filter(({ kind }) => kind === 'hours-to-confirm')).toEqual([
    { kind: 'hours-to-confirm', storeName: 'New', confirmedOn: '2026-01-11' },
    ...first,
  ])
})

test('special days that are over are deleted; that of yesterday may still run on', async () => {
  const store = await storeWithHours('Ti Lakaz')
  const { tables } = shop.database
  const days = Array.from({ length: 250 }, (_, ago) => addDays('2026-12-20', 1 - ago))
  await tables
    .insert(specialDays)
    .values(days.map((day) => ({ storeId: store.id, day, hours: 'closed' as const })))
  await service()()
  const left = await tables.select().from(specialDays).where(eq(specialDays.storeId, store.id))
  expect(left.map(({ day }) => day).sort()).toEqual(['2026-12-19', '2026-12-20', '2026-12-21'])
})
