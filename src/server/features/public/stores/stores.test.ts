import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'

type Shop = Awaited<ReturnType<typeof testApp>>
let shop: Shop
let store: Awaited<ReturnType<Shop['given']['store']>>

beforeAll(async () => {
  shop = await testApp()
  const { given, database } = shop
  const food = await given.storeCategory({ name: 'Food' })
  const bakery = await given.storeCategory({ name: 'Bakery', parent: food })
  store = await given.store({
    name: 'Ti Boulanzri',
    city: 'Mahébourg',
    category: bakery,
    description: 'Bread at six.',
  })
  await given.storeRated(store, 5, 4)
  for (const [title, stars] of [
    ['Plain', []],
    ['Good', [4]],
    ['Best', [5]],
  ] as const) {
    await given.productRated(await given.product({ store, title }), ...stars)
  }
  await database.sql`insert into opening_hours (store_id, weekday, is_open, from_minute, to_minute)
    values (${store.id}, 1, true, 390, 1080), (${store.id}, 7, false, null, null)`
  await database.sql`insert into announcements (store_id, title, message, last_updated)
    values (${store.id}, 'Closed on Monday', 'We fix the oven.', '2026-11-10T05:00:00Z')`
})

const hours = {
  Monday: { open: true, from: '06:30', to: '18:00' },
  Sunday: { open: false, from: null, to: null },
}

const nothingBeside = { extraHours: {}, specialDays: [], hoursConfirmedAt: null }

test('a store comes with its address, categories, hours and announcement', async () => {
  expect(await shop.client.store.detail({ storeId: store.id })).toEqual({
    _id: store.id,
    name: 'Ti Boulanzri',
    description: 'Bread at six.',
    image: expect.stringMatching(/^\/media\/upload\//),
    imagePlaceholder: '#dff3ee',
    address: { stNumber: '12', line: 'Royal Road', locality: 'Centre', city: 'Mahébourg', details: null },
    contactInfo: '57550142',
    averageRating: 4.5,
    ratingCount: 2,
    ratingCounts: [0, 0, 0, 1, 1],
    sharePicture: expect.stringMatching(/^\/media\/share\/store\/.*\/en-[0-9a-f]{16}\.jpg$/),
    storeCategory: { _id: expect.any(String), name: 'Food' },
    subcategory1: { _id: expect.any(String), name: 'Bakery' },
    subcategory2: null,
    subcategory3: null,
    checks: { verifiedUntil: null, halalCheckedUntil: null },
    createdAt: '2026-11-14T08:00:00.000Z',
    openingHours: hours,
    ...nothingBeside,
    announcement: {
      title: 'Closed on Monday',
      message: 'We fix the oven.',
      lastUpdated: '2026-11-10T05:00:00.000Z',
    },
  })
})

test('hours and announcement are null until the store sets them', async () => {
  const { id } = await shop.given.store()
  expect(await shop.client.store.detail({ storeId: id })).toMatchObject({
    openingHours: null,
    announcement: null,
  })
  expect(await shop.client.store.hours({ storeId: id })).toEqual({ openingHours: null, ...nothingBeside })
  expect(await shop.client.store.hours({ storeId: store.id })).toEqual({
    openingHours: hours,
    ...nothingBeside,
  })
})

test('the products of a store come best rated first, the unrated last', async () => {
  const answer = await shop.client.store.products({ storeId: store.id })
  expect(answer.products.map(({ title }) => title)).toEqual(['Best', 'Good', 'Plain'])
  expect(answer).toMatchObject({ page: 1, total: 3, totalPages: 1, cities: ['Mahébourg'] })
  expect(await shop.client.store.products({ storeId: store.id, page: 2 })).toMatchObject({
    products: [],
    total: 3,
  })
})

test('a store without products has an empty list, and without reviews too', async () => {
  const { id } = await shop.given.store()
  expect(await shop.client.store.products({ storeId: id })).toMatchObject({
    products: [],
    total: 0,
    totalPages: 0,
  })
  expect(await shop.client.rating.storeReviews({ storeId: id })).toEqual({ ratings: [] })
})

test('reviews come newest first, without those that wait for the website owner', async () => {
  const { client, given, database } = shop
  const reviewed = await given.store()
  await given.storeRated(reviewed, 1, 2, 3)
  await database.sql`update store_ratings set created_at = '2026-11-01'::date + rating, comment = 'Comment ' || rating,
    status = case rating when 2 then 'held' else 'counted' end::rating_status where store_id = ${reviewed.id}`
  const { ratings } = await client.rating.storeReviews({ storeId: reviewed.id })
  expect(ratings.map(({ rating, comment }) => [rating, comment])).toEqual([
    [3, 'Comment 3'],
    [1, 'Comment 1'],
  ])
  expect(ratings[0]?.user).toEqual({ _id: expect.any(String), name: expect.stringMatching(/^Person/) })
})

test('the places a store can be in are an array of names', async () => {
  const places = await shop.client.store.places({})
  expect(places).toContain('Curepipe')
  expect(new Set(places).size).toBe(places.length)
})

const calls = (id: string) => [
  `/product/store/${id}`,
  `/product/products/store/${id}`,
  `/ratings/public-admin/${id}`,
  `/product/public/store/${id}/hours`,
]

test.each(calls('0192f3a4-5b6c-7d8e-9f01-23456789abcd'))('%s knows no such store', async (call) => {
  const response = await shop.app.inject(`/api${call}`)
  expect(response.statusCode).toBe(404)
  expect(response.json()).toEqual({ message: 'Store not found', code: 'not-found' })
})

test('a suspended store is not found by any of its calls', async () => {
  const hidden = await shop.given.store()
  await shop.given.product({ store: hidden })
  await shop.given.storeRated(hidden, 5)
  await shop.database.sql`update stores set status = 'suspended' where id = ${hidden.id}`
  for (const call of calls(hidden.id)) expect((await shop.app.inject(`/api${call}`)).statusCode).toBe(404)
})

test.each([...calls('mine'), ...calls('%00')])('%s is not an id', async (call) => {
  const response = await shop.app.inject(`/api${call}`)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ message: 'That is not a valid id.' })
})
