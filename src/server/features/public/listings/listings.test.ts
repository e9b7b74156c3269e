import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'

const titles = ({ products }: { products: { title: string }[] }) => products.map(({ title }) => title)

test('a deal leaves the hot deals at 23:59 Mauritius time of its last day', async () => {
  const { client, given, at } = await testApp()
  await given.product({ discount: { value: 20, expiresAt: '2026-11-14' } })
  at('2026-11-14T19:58:59Z')
  expect((await client.catalogue.hotDeals({})).total).toBe(1)
  at('2026-11-14T19:59:01Z')
  expect((await client.catalogue.hotDeals({})).total).toBe(0)
})

test('hot deals are the running discounts, newest first', async () => {
  const { client, given } = await testApp()
  await given.product({ title: 'no discount' })
  await given.product({ title: 'expired', discount: { value: 20, expiresAt: '2026-11-13' } })
  await given.product({
    title: 'older',
    discount: { value: 20, expiresAt: '2026-11-20' },
    addedAt: '2026-11-01T00:00:00Z',
  })
  await given.product({
    title: 'newer',
    discount: { value: 99.5, expiresAt: '2026-11-14' },
    addedAt: '2026-11-02T00:00:00Z',
  })

  const answer = await client.catalogue.hotDeals({})
  expect(titles(answer)).toEqual(['newer', 'older'])
  expect(answer).toMatchObject({ page: 1, total: 2, totalPages: 1, cities: ['Curepipe'] })
  expect(answer.products[0]?.discount).toEqual({
    value: 99.5,
    expiresAt: '2026-11-14T19:59:00.000Z',
    isActive: true,
  })
})

test('flash sales are the deals that end within 48 hours, soonest first, ten at most', async () => {
  const { client, given } = await testApp()
  await given.product({ title: 'in three days', discount: { value: 10, expiresAt: '2026-11-17' } })
  await given.product({ title: 'tomorrow', discount: { value: 10, expiresAt: '2026-11-15' } })
  await given.product({ title: 'today', discount: { value: 10, expiresAt: '2026-11-14' } })
  expect(titles(await client.catalogue.flashSales({}))).toEqual(['today', 'tomorrow'])
})

test('no more than ten flash sales are shown', async () => {
  const { client, given } = await testApp()
  const store = await given.store()
  for (let i = 0; i < 12; i += 1)
    await given.product({ store, discount: { value: 10, expiresAt: '2026-11-15' } })
  expect((await client.catalogue.flashSales({})).products).toHaveLength(10)
})

test('new arrivals were added in the last 30 days, newest first', async () => {
  const { client, given } = await testApp()
  await given.product({ title: 'month-old', addedAt: '2026-10-15T07:59:59Z' })
  await given.product({ title: 'just in time', addedAt: '2026-10-15T08:00:00Z' })
  await given.product({ title: 'today', addedAt: '2026-11-14T07:00:00Z' })
  expect(titles(await client.catalogue.newArrivals({}))).toEqual(['today', 'just in time'])
})

test('featured products show from their first to their last moment, in the order the website owner chose', async () => {
  const { client, given } = await testApp()
  await given.product({ title: 'not featured' })
  await given.product({ title: 'from tomorrow', featured: { from: '2026-11-15T00:00:00Z' } })
  await given.product({
    title: 'until yesterday',
    featured: { from: '2026-11-01T00:00:00Z', until: '2026-11-13T00:00:00Z' },
  })
  await given.product({ title: 'second', featured: { from: '2026-11-01T00:00:00Z', position: 2 } })
  await given.product({
    title: 'first',
    featured: { from: '2026-11-01T00:00:00Z', until: '2026-12-01T00:00:00Z', position: 1 },
  })

  const answer = await client.catalogue.featuredProducts({})
  expect(titles(answer)).toEqual(['first', 'second'])
  expect(answer.products.every(({ isFeatured }) => isFeatured)).toBe(true)
})

test('best rated goes by average, then by number of ratings, and leaves out what nobody rated', async () => {
  const { client, given } = await testApp()
  const [one, two, three] = [
    await given.product({ title: 'four stars once' }),
    await given.product({ title: 'four stars twice' }),
    await given.product({ title: 'five stars' }),
  ]
  await given.product({ title: 'unrated' })
  await given.productRated(one, 4)
  await given.productRated(two, 3, 5)
  await given.productRated(three, 5)

  const answer = await client.catalogue.bestRatedProducts({})
  expect(titles(answer)).toEqual(['five stars', 'four stars twice', 'four stars once'])
  expect(answer.products[1]).toMatchObject({ averageRating: 4, ratingCount: 2 })
})

test('best rated stores carry their category, address and rating', async () => {
  const { client, given } = await testApp()
  const food = await given.storeCategory({ name: 'Food' })
  const bakery = await given.storeCategory({ name: 'Bakery', parent: food })
  const good = await given.store({ name: 'Ti Boulanzri', city: 'Mahébourg', category: bakery })
  const fair = await given.store({ name: 'Pain Quotidien de Rose Hill', city: 'Rose Hill' })
  await given.store({ name: 'Nobody came' })
  await given.storeRated(fair, 3)
  await given.storeRated(good, 5, 4)

  const { stores, total, cities } = await client.catalogue.bestRatedStores({})
  expect(stores.map(({ name }) => name)).toEqual(['Ti Boulanzri', 'Pain Quotidien de Rose Hill'])
  expect(stores[0]).toMatchObject({
    averageRating: 4.5,
    ratingCount: 2,
    storeCategory: { name: 'Food' },
    subcategory1: { name: 'Bakery' },
    subcategory2: null,
    address: { city: 'Mahébourg', stNumber: '12' },
  })
  expect({ total, cities }).toEqual({ total: 2, cities: ['Mahébourg', 'Rose Hill'] })
})

test('lists come twelve a page, page after page without repeating or losing any', async () => {
  const { client, given } = await testApp()
  const store = await given.store()
  const added = []
  for (let i = 0; i < 30; i += 1)
    added.push((await given.product({ store, addedAt: '2026-11-10T00:00:00Z' })).id)

  const pages = [1, 2, 3].map((page) => client.catalogue.newArrivals({ page }))
  const seen = (await Promise.all(pages)).map(({ products }) => products.map(({ _id }) => _id))
  expect(seen.map((ids) => ids.length)).toEqual([12, 12, 6])
  expect(seen.flat().sort()).toEqual(added.sort())

  const past = await client.catalogue.newArrivals({ page: 4 })
  expect(past).toMatchObject({ products: [], page: 4, totalPages: 3, total: 30 })
})

test('a city narrows the list and its totals, and all cities of the list stay on offer', async () => {
  const { client, given } = await testApp()
  await given.product({ title: 'here', store: await given.store({ city: 'Flacq' }) })
  await given.product({ title: 'there', store: await given.store({ city: 'Grand Baie' }) })

  expect(await client.catalogue.newArrivals({ city: 'Flacq' })).toMatchObject({
    products: [{ title: 'here', address: { city: 'Flacq' } }],
    total: 1,
    cities: ['Flacq', 'Grand Baie'],
  })
  expect(await client.catalogue.newArrivals({ city: 'Atlantis' })).toMatchObject({ products: [], total: 0 })
})

test.each(['hotDealsBestRated', 'newArrivalsBestRated', 'featuredProductsBestRated'] as const)(
  '%s shows the same products as its list, by rating and with the unrated last',
  async (call) => {
    const { client, given } = await testApp()
    const shown = {
      store: await given.store(),
      discount: { value: 20, expiresAt: '2026-11-20' },
      featured: { from: '2026-11-01T00:00:00Z' },
    }
    await given.product({ ...shown, title: 'unrated' })
    await given.productRated(await given.product({ ...shown, title: 'fair' }), 3)
    await given.productRated(await given.product({ ...shown, title: 'good' }), 5)
    const removed = await given.product({
      title: 'in no list',
      addedAt: '2026-09-01T00:00:00Z',
      discount: { value: 20, expiresAt: '2026-11-01' },
    })
    await given.productRated(removed, 5)
    expect(titles(await client.catalogue[call]({}))).toEqual(['good', 'fair', 'unrated'])
  },
)

test('each list tells its own cities', async () => {
  const { client, given } = await testApp()
  const at = async (city: string) => ({ store: await given.store({ city }), addedAt: '2026-09-01T00:00:00Z' })
  await given.product({ ...(await at('Flacq')), discount: { value: 20, expiresAt: '2026-11-20' } })
  await given.product({ ...(await at('Moka')), featured: { from: '2026-11-01T00:00:00Z' } })
  await given.product({ store: await given.store({ city: 'Vacoas' }) })
  const rated = await given.store({ city: 'Bambous' })
  await given.storeRated(rated, 4)
  await given.productRated(await given.product({ ...(await at('Souillac')) }), 5)

  const { catalogue } = client
  expect(await catalogue.hotDealsCities({})).toEqual({ cities: ['Flacq'] })
  expect(await catalogue.featuredProductsCities({})).toEqual({ cities: ['Moka'] })
  expect(await catalogue.newArrivalsCities({})).toEqual({ cities: ['Vacoas'] })
  expect(await catalogue.bestRatedProductsCities({})).toEqual({ cities: ['Souillac'] })
  expect(await catalogue.bestRatedStoresCities({})).toEqual({ cities: ['Bambous'] })
})

test('a suspended store and its products are in no list', async () => {
  const { client, given, database, changed } = await testApp()
  const store = await given.store()
  await given.product({ store, discount: { value: 10, expiresAt: '2026-11-15' } })
  await given.storeRated(store, 5)
  expect((await client.catalogue.hotDeals({})).total).toBe(1)

  await database.sql`update stores set status = 'suspended' where id = ${store.id}`
  await changed()
  await expect.poll(async () => (await client.catalogue.hotDeals({})).total).toBe(0)
  expect((await client.catalogue.flashSales({})).products).toEqual([])
  expect((await client.catalogue.newArrivals({})).total).toBe(0)
  expect((await client.catalogue.bestRatedStores({})).total).toBe(0)
})

test('the category tree comes in its order, with every level below its parent', async () => {
  const { client, given } = await testApp()
  const second = await given.productCategory({ name: 'Food', icon: 'mango', position: 2 })
  await given.productCategory({ name: 'Fashion', position: 1 })
  const fruit = await given.productCategory({ name: 'Fruit', parent: second, position: 1 })
  await given.productCategory({ name: 'Lychees', parent: fruit })

  const tree = await client.catalogue.categoryTree({})
  expect(tree.map(({ name }) => name)).toEqual(['Fashion', 'Food'])
  expect(tree[1]).toMatchObject({
    icon: 'mango',
    subcategories: [{ name: 'Fruit', subcategories: [{ name: 'Lychees', subcategories: [] }] }],
  })
})

describe('bad input', () => {
  let app: Awaited<ReturnType<typeof testApp>>['app']
  beforeAll(async () => {
    app = (await testApp()).app
  })

  test.each([
    ['page 0', 'page=0', 400],
    ['a page that is no number', 'page=abc', 400],
    ['an absurd page', 'page=1000000000', 400],
    ['half a page', 'page=1.5', 400],
    ['a page far past the end', 'page=1000000', 200],
    ['a city of ten thousand letters', `city=${'x'.repeat(10_000)}`, 400],
    ['a city with control characters', 'city=%00', 400],
    ['a wildcard for a city', 'city=%25', 200],
    ['a statement for a city', `city=${encodeURIComponent("'; drop table products; --")}`, 200],
    ['a blank city', 'city=', 200],
    ['something unknown', 'colour=blue', 200],
  ])('asking for %s gets a list or a refusal, never a 500', async (_, query, status) => {
    const response = await app.inject({ url: `/api/product/hot-deals?${query}` })
    expect(response.statusCode).toBe(status)
    if (status === 400) {
      expect(response.json()).toMatchObject({ message: expect.stringMatching(/\.$/), code: 'invalid-input' })
    }
  })
})
