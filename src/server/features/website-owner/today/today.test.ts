import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import {
  contactMessages,
  feeCycles,
  productRatings,
  reports,
  storeApplications,
  storeRatings,
  tapCounts,
  users,
} from '#server/platform/database/schema/index.ts'
import { prepareJobs } from '#server/platform/jobs/prepare-jobs.ts'
import { testApp } from '#tests/support/test-app.ts'

let shop: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  shop = await testApp()
})
const today = async () => {
  const { client } = await shop.signedIn('owner', await shop.given.owner())
  return client.ownerToday.today({})
}

test('an empty catalogue has empty queues and thirty empty days', async () => {
  const { waiting, newest, days } = await today()
  expect(Object.values(waiting)).toEqual(Array(8).fill(0))
  expect(newest).toEqual({ people: [], stores: [], products: [] })
  expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([30, '2026-10-16', '2026-11-14'])
  expect(
    days.every((day) =>
      Object.values(day)
        .slice(1)
        .every((figure) => figure === 0),
    ),
  ).toBe(true)
})

test('what waits is counted, each thing once', async () => {
  const { given, database } = shop
  const { tables, sql } = database
  const [store, person, other] = [await given.store(), await given.user(), await given.user()]
  const product = await given.product({ store })
  const facts = { businessName: 'Lakaz', registrationNumber: 'C1', phone: '57550142', sells: 'Cakes' }
  await tables.insert(storeApplications).values([
    { id: v7(), userId: person.id, ...facts },
    { id: v7(), userId: other.id, ...facts, status: 'asked' },
  ])
  const report = { target: 'product', targetLabel: 'x', productId: product.id, reason: 'misleading' } as const
  await tables.insert(reports).values([
    { id: v7(), reporterId: person.id, ...report },
    { id: v7(), reporterId: other.id, ...report },
    { id: v7(), reporterId: person.id, ...report, target: 'store', productId: null, storeId: store.id },
    { id: v7(), reporterId: person.id, ...report, status: 'dismissed', decidedAt: new Date() },
    { id: v7(), reporterId: person.id, ...report, productId: null, targetLabel: 'A product that is gone' },
  ])
  const held = { rating: 1, status: 'held' } as const
  await tables.insert(productRatings).values({ id: v7(), productId: product.id, userId: person.id, ...held })
  await tables.insert(storeRatings).values({ id: v7(), storeId: store.id, userId: person.id, ...held })
  const message = { name: 'A', email: 'a@example.test', message: 'Hello.' }
  await tables.insert(contactMessages).values([
    { id: v7(), ...message },
    { id: v7(), ...message, readAt: new Date() },
  ])
  const cycle = (storeId: string, dueOn: string) => ({
    id: v7(),
    storeId,
    storeName: 'x',
    startsOn: dueOn,
    endsOn: dueOn,
    dueOn,
    amountCents: 150_000,
  })
  const graced = await given.store()
  await tables
    .insert(feeCycles)
    .values([cycle(store.id, '2026-09-01'), cycle(store.id, '2026-10-01'), cycle(graced.id, '2026-10-14')])
  await prepareJobs(database.url)
  await sql`insert into pgboss.job (name, state, data) values
    ('mail', 'failed', '{}'), ('mail', 'retry', '{}'), ('mail', 'completed', '{}'), ('sweep', 'failed', '{}')`
  await sql`insert into review_photos (id, product_rating_id, position, picture_key, shown_at)
    select gen_random_uuid(), r.id, place, ${await given.picture()}, case place when 0 then now() end
    from (select id from product_ratings limit 1) r, generate_series(0, 1) place`
  expect((await today()).waiting).toEqual({
    applications: 1,
    reports: 3,
    heldRatings: 2,
    reviewPhotos: 1,
    raisedPrices: 0,
    overdueFees: 1,
    messages: 1,
    failingMails: 2,
  })
})

test('the newest people, stores and products come first, five of each', async () => {
  const { given } = shop
  shop.at('2026-11-14T09:00:00Z')
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const store = await given.store({ name: `Store no ${number}` })
    await given.product({ store, title: `Product no ${number}` })
  }
  shop.at('2026-11-14T09:01:00Z')
  const { name } = await given.user({ name: 'Newest of all' })
  const { newest } = await today()
  expect(newest.people).toHaveLength(5)
  expect(newest.people[0]).toMatchObject({ name, createdAt: '2026-11-14T09:01:00.000Z' })
  expect(newest.stores.map((store) => store.name)).toEqual(
    [6, 5, 4, 3, 2].map((number) => `Store no ${number}`),
  )
  expect(newest.products.map(({ title, storeName }) => [title, storeName])).toEqual(
    [6, 5, 4, 3, 2].map((number) => [`Product no ${number}`, `Store no ${number}`]),
  )
})

test('days begin at midnight in Mauritius, and views of products are told from those of stores', async () => {
  const { given, database } = shop
  const { tables } = database
  const store = await given.store()
  const product = await given.product({ store })
  const of = { storeId: store.id }
  await tables.insert(tapCounts).values([
    { day: '2026-10-15', ...of, kind: 'view', count: 99 },
    { day: '2026-10-16', ...of, kind: 'view', count: 3 },
    { day: '2026-10-16', ...of, productId: product.id, kind: 'view', count: 4 },
    { day: '2026-10-16', ...of, kind: 'call', count: 1 },
    { day: '2026-10-16', ...of, productId: product.id, kind: 'call', count: 1 },
    { day: '2026-10-16', ...of, kind: 'whatsapp', count: 5 },
    { day: '2026-10-16', ...of, kind: 'directions', count: 6 },
    { day: '2026-10-16', ...of, productId: product.id, kind: 'link', count: 7 },
  ])
  const arrived = async (moment: string) => {
    const person = await given.user()
    const createdAt = new Date(moment)
    await database.sql`update users set created_at = ${moment} where id = ${person.id}`
    await tables
      .insert(productRatings)
      .values({ id: v7(), productId: product.id, userId: person.id, rating: 5, createdAt })
    await tables
      .insert(storeRatings)
      .values({ id: v7(), storeId: store.id, userId: person.id, rating: 5, createdAt })
  }
  await arrived('2026-10-15T19:59:59Z')
  await arrived('2026-10-15T20:00:00Z')
  await arrived('2026-10-16T19:59:59Z')
  await arrived('2026-10-16T20:00:00Z')
  const { days } = await today()
  expect(days[0]).toEqual({
    day: '2026-10-16',
    productViews: 4,
    storeViews: 3,
    calls: 2,
    whatsapps: 5,
    directions: 6,
    links: 7,
    ratings: 4,
    signUps: 2,
  })
  expect(days[1]).toMatchObject({ day: '2026-10-17', ratings: 2, signUps: 1 })
  expect(days.at(-1)?.signUps).toBe((await tables.$count(users)) - 4)
})
