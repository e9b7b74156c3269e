import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
  campaigns,
  feeCycles,
  feePayments,
  followedStores,
  mailOptOuts,
  monthlyFigures,
  productRatings,
  storeDays,
  storeRatings,
  stores,
  users,
} from '#server/platform/database/schema/index.ts'
import { jobQueue } from '#server/platform/jobs/job-queue.ts'
import { mailQueue } from '#server/platform/mail/mailer.ts'
import { type OwnerApp, ownerApp } from '#tests/support/owner-app.ts'
import { whenFinished } from '#tests/support/when-finished.ts'
import { monthlyFiguresQueries } from './monthly-figures.queries.ts'
import { monthlyFiguresService } from './monthly-figures.service.ts'

let shop: OwnerApp
let now: Date
beforeAll(async () => {
  shop = await ownerApp()
})
beforeEach(async () => {
  const { tables, sql } = shop.database
  now = new Date('2026-10-31T20:30:00Z')
  await tables.delete(monthlyFigures)
  await tables.delete(campaigns)
  await tables.delete(mailOptOuts)
  await sql`update stores set status = 'suspended'`
  await sql`delete from pgboss.job where name = 'mail'`
})

/** A service without a worker, so that the queue can be looked into. */
function service(atOnce?: number) {
  const { tables, url } = shop.database
  const jobs = jobQueue({ url, log: { warn() {}, error() {} } })
  whenFinished(() => jobs.close())
  return monthlyFiguresService({
    tables,
    queries: monthlyFiguresQueries(tables),
    mailer: mailQueue(jobs),
    clock: () => now,
    ...(atOnce && { atOnce }),
  })
}

async function storeWithFees(name: string) {
  const store = await shop.given.store({ name })
  const { tables } = shop.database
  const id = v7()
  await tables.insert(feeCycles).values({
    id,
    storeId: store.id,
    storeName: name,
    startsOn: '2026-10-02',
    endsOn: '2026-11-01',
    dueOn: '2026-10-01',
    amountCents: 150_000,
    massAdvertisingCents: 50_000,
  })
  return { ...store, cycleId: id }
}

const queued = async () =>
  (
    await shop.database.sql<{ data: { to: { email: string }; letter: Record<string, unknown> } }[]>`
      select data from pgboss.job where name = 'mail' order by data->'letter'->>'storeName'`
  ).map(({ data }) => data)
const names = async () => (await queued()).map(({ letter }) => letter.storeName)

test('on the first day of a month each active store with fees gets its last month once', async () => {
  const { tables } = shop.database
  const store = await storeWithFees('Ti Lakaz')
  await shop.given.store({ name: 'Without fees' })
  const suspended = await storeWithFees('Suspended')
  await tables.update(stores).set({ status: 'suspended' }).where(eq(stores.id, suspended.id))
  const product = await shop.given.product({ store })
  await tables.insert(storeDays).values([
    { day: '2026-10-01', storeId: store.id, storeViews: 1000, productViews: 200, links: 3, searches: 40 },
    { day: '2026-10-31', storeId: store.id, storeViews: 34, calls: 5, wishes: 2 },
    { day: '2026-11-01', storeId: store.id, calls: 7, storeViews: 1 },
    { day: '2026-09-30', storeId: store.id, whatsapps: 9, storeViews: 8, productViews: 2 },
    { day: '2026-08-31', storeId: store.id, storeViews: 500 },
  ])
  for (const [createdAt, status] of [
    ['2026-09-30T19:59:59Z', 'counted'],
    ['2026-09-30T20:00:00Z', 'counted'],
    ['2026-10-31T19:59:59Z', 'counted'],
    ['2026-10-31T20:00:00Z', 'counted'],
    ['2026-10-15T08:00:00Z', 'held'],
  ] as const) {
    const person = await shop.given.user()
    const rating = { id: v7(), userId: person.id, rating: 5, status, createdAt: new Date(createdAt) }
    await tables.insert(productRatings).values({ ...rating, productId: product.id })
    await tables
      .insert(followedStores)
      .values({ userId: person.id, storeId: store.id, createdAt: rating.createdAt })
    await tables.insert(storeRatings).values({ ...rating, id: v7(), storeId: store.id })
  }
  await tables.insert(feePayments).values([
    {
      id: v7(),
      cycleId: store.cycleId,
      kind: 'payment',
      amountCents: 100_000,
      method: 'cash',
      receivedOn: '2026-10-05',
      recordedBy: 'desk@example.test',
    },
  ])
  await tables.insert(campaigns).values([
    { id: v7(), ranOn: '2026-10-12', channel: 'Radio Plus', shown: 'A spot', costCents: 1 },
    { id: v7(), ranOn: '2026-11-01', channel: 'A newspaper', shown: 'A page', costCents: 1 },
  ])
  await service()()
  await service()()
  expect(await queued()).toEqual([
    {
      to: {
        name: expect.any(String),
        email: expect.stringContaining('@'),
        language: 'en',
        userId: store.userId,
      },
      letter: {
        kind: 'monthly-figures',
        storeName: 'Ti Lakaz',
        month: '2026-10',
        views: 1234,
        viewsBefore: 10,
        viewsByDay: { '2026-10-01': 1200, '2026-10-31': 34 },
        calls: 5,
        whatsapp: 0,
        directions: 0,
        links: 3,
        wishes: 2,
        ratings: 4,
        follows: 3,
        searches: 40,
        balanceCents: 50_000,
        campaigns: [{ ranOn: '2026-10-12', channel: 'Radio Plus', shown: 'A spot' }],
      },
    },
  ])
})

test('personalised advertising that was paid back is not in the balance', async () => {
  const store = await storeWithFees('Ti Lakaz')
  const { tables } = shop.database
  const cycleId = v7()
  const days = { startsOn: '2026-10-07', endsOn: '2026-10-16', dueOn: '2026-10-05' }
  const window = { id: cycleId, storeId: store.id, storeName: 'Ti Lakaz', ...days, amountCents: 200_000 }
  await tables.insert(feeCycles).values({ ...window, kind: 'personalised' })
  const transfer = { cycleId, amountCents: 200_000, method: 'cash', recordedBy: 'desk@example.test' }
  await tables.insert(feePayments).values([
    { id: v7(), kind: 'payment', receivedOn: '2026-10-05', ...transfer },
    { id: v7(), kind: 'refund', receivedOn: '2026-10-06', ...transfer },
  ])
  await service()()
  expect(await queued()).toMatchObject([{ letter: { balanceCents: 150_000 } }])
})

test('processes that run at the same time mail each store once', async () => {
  for (const name of ['A', 'B', 'C', 'D', 'E']) await storeWithFees(name)
  await Promise.all([service(2)(), service(2)(), service(2)()])
  await service(2)()
  expect(await names()).toEqual(['A', 'B', 'C', 'D', 'E'])
})

test('a failure in the middle repeats nothing and loses nothing', async () => {
  for (const name of ['A', 'B', 'C']) await storeWithFees(name)
  const { tables } = shop.database
  const failing = monthlyFiguresService({
    tables,
    queries: monthlyFiguresQueries(tables),
    mailer: {
      send: async () => {},
      sendNews: async () => {
        throw new Error('the process was killed')
      },
    },
    clock: () => now,
    atOnce: 2,
  })
  await expect(failing()).rejects.toThrow('killed')
  await service(2)()
  expect(await names()).toEqual(['A', 'B', 'C'])
})

test.each([
  ['2026-10-31T19:59:59Z', []],
  ['2026-10-31T20:00:00Z', ['A']],
  ['2026-11-07T10:00:00Z', ['A']],
  ['2026-11-08T10:00:00Z', []],
])('at %s the mails of October go to %j', async (moment, expected) => {
  await storeWithFees('A')
  now = new Date(moment)
  await service()()
  expect(await names()).toEqual(expected)
})

test('a person who unsubscribed gets none, whatever the case of the address, and is not caught up on later', async () => {
  const { tables } = shop.database
  const store = await storeWithFees('A')
  const [person] = await tables.select().from(users).where(eq(users.id, store.userId))
  const email = person?.email.toUpperCase() ?? ''
  await tables.insert(mailOptOuts).values({ email, topic: 'monthly-figures' })
  await service()()
  expect(await names()).toEqual([])
  await tables.delete(mailOptOuts)
  await service()()
  expect(await names()).toEqual([])
})

test('the mail carries one-click unsubscribe in its headers and a visible link, a mail of the service does not', async () => {
  const store = await storeWithFees('Ti Lakaz')
  const { tables } = shop.database
  const [person] = await tables.select().from(users).where(eq(users.id, store.userId))
  const email = person?.email ?? ''
  await service()()
  // The worker of the app takes up what is queued when something is sent from it.
  await shop.visitor().client.account.forgotPassword({ email })
  const mails = [await shop.mail.nextMailTo(email), await shop.mail.nextMailTo(email)]
  const news = mails.find(({ subject }) => subject === 'Your store in October 2026')
  const other = mails.find((mail) => mail !== news)
  const link = /^<(http:\/\/localhost:3000\/unsubscribe\/[\w.-]+)>$/.exec(
    news?.headers['list-unsubscribe'] ?? '',
  )?.[1]
  expect(link).toBeDefined()
  expect(news?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  expect(news?.links).toContain(link)
  expect(news?.html).toContain(link)
  expect(other?.headers['list-unsubscribe']).toBeUndefined()
  expect(other?.text).not.toContain('unsubscribe')
})
