import { beforeAll, describe, expect, test } from 'vitest'
import type { SearchResults } from '#contract/public/search.ts'
import { salePrice } from '#domain/discount.ts'
import { kmBetween, type Position } from '#domain/distance.ts'
import { enoughRatings, pageSize } from '#domain/listing.ts'
import { openingStatus } from '#domain/opening-hours.ts'
import { findPlace } from '#domain/places.ts'
import { searchOrders } from '#domain/search-orders.ts'
import { isLong } from '#tests/support/long.ts'
import { type Random, seededRandom } from '#tests/support/random-catalogue.ts'
import { testApp } from '#tests/support/test-app.ts'

type Shop = Awaited<ReturnType<typeof testApp>>
type Query = Parameters<Shop['client']['search']['productsAndStores']>[0]

const now = new Date('2026-11-14T08:00:00Z')
const places = ['Curepipe', 'Moka', 'Goodlands', 'Port Mathurin']

let shop: Shop
beforeAll(async () => {
  shop = await testApp({ responseCacheBytes: 1 })
  const { given, database, at } = shop
  const random = seededRandom(20)
  const category = await given.productCategory({ name: 'Craft' })
  const storeCategory = await given.storeCategory({ name: 'Makers' })
  at(now.toISOString())
  for (let made = 0; made < 12; made += 1) {
    const store = await given.store({
      name: `Basket shop ${made}`,
      city: oneOf(random, places),
      category: storeCategory,
      ...(made % 3 === 0 && { position: { latitude: -20.2 - made / 100, longitude: 57.5 } }),
    })
    if (made % 4 > 0) await hoursOf(database.sql, store.id, random)
    await given.storeRated(store, ...starsOf(random))
    for (let products = 0; products < 4; products += 1) {
      const product = await given.product({
        store,
        category,
        title: `Basket ${made}-${products}`,
        price: Math.round(random() * 400) + (random() < 0.3 ? 0.5 : 0),
        addedAt: new Date(now.getTime() - Math.floor(random() * 5) * 86_400_000).toISOString(),
        ...(random() < 0.4 && {
          discount: { value: 25, expiresAt: random() < 0.5 ? '2026-11-20' : '2026-11-01' },
        }),
      })
      await given.productRated(product, ...starsOf(random))
    }
  }
  // All but the last are found by their bits.
  await database.sql`select fold_search_changes()`
  await given.product({ category, title: 'Basket of today', price: 55 })
})

const oneOf = <Thing>(random: Random, things: readonly Thing[]) =>
  things[Math.floor(random() * things.length)] as Thing
const starsOf = (random: Random) =>
  Array.from({ length: Math.floor(random() * 5) }, () => 1 + Math.floor(random() * 5))

/** Some stores are open at noon, some are closed, and some have a special day. */
async function hoursOf(sql: Shop['database']['sql'], storeId: string, random: Random) {
  const from = 30 * Math.floor(random() * 30)
  for (let weekday = 1; weekday <= 7; weekday += 1)
    await sql`insert into opening_hours values (${storeId}, ${weekday}, ${random() < 0.8}, ${from}, ${from + 540})`
  if (random() < 0.4)
    await sql`insert into special_days (store_id, day, hours) values (${storeId}, '2026-11-14', 'closed')`
}

interface Described {
  id: string
  storeId: string
  price: number
  isOnSale: boolean
  average: number
  ratings: number
  addedAt: number
  position: Position | undefined
  isOpen: boolean
}

/** Everything that matches, from the pages of the plain search and of each store. */
async function described(kind: 'products' | 'stores'): Promise<Described[]> {
  const { client } = shop
  const found: Described[] = []
  for (let page = 1; ; page += 1) {
    const answer = await client.search.productsAndStores({ q: 'basket', productPage: page, storePage: page })
    for (const card of answer[kind]) {
      const storeId = 'userId' in card ? card.userId : card._id
      const store = await client.store.detail({ storeId })
      const isProduct = 'price' in card
      found.push({
        id: card._id,
        storeId,
        price: isProduct ? salePrice(card.price, card.discount, now) : 0,
        isOnSale: isProduct && card.discount.isActive,
        average: card.averageRating,
        ratings: card.ratingCount,
        addedAt: Date.parse(card.createdAt),
        position: store.position ?? findPlace(store.address.city ?? ''),
        isOpen: openingStatus(store, now).state === 'open',
      })
    }
    if (page >= Math.max(answer.totalProductPages, answer.totalStorePages)) return found
  }
}

/** The same filters and orders in memory, over all that matches. */
function byHand(all: readonly Described[], query: Query, isProducts: boolean): string[] {
  const place = query.near ? findPlace(query.near) : undefined
  const km = ({ position }: Described) =>
    place && position ? kmBetween(place, position) : Number.POSITIVE_INFINITY
  const left = all.filter(
    (one) =>
      (!isProducts || query.minPrice === undefined || one.price >= Number(query.minPrice)) &&
      (!isProducts || query.maxPrice === undefined || one.price <= Number(query.maxPrice)) &&
      (!isProducts || !query.onSale || one.isOnSale) &&
      (!query.openNow || one.isOpen) &&
      (query.minRating === undefined || one.average >= Number(query.minRating)) &&
      (query.radius === undefined || km(one) <= Number(query.radius)),
  )
  // The plain search is in the order of the best match, and sorting is stable.
  const isWellRated = ({ ratings }: Described) => Number(ratings >= enoughRatings)
  if (query.sort === 'price') left.sort((one, other) => one.price - other.price)
  if (query.sort === 'price-desc') left.sort((one, other) => other.price - one.price)
  if (query.sort === 'nearest')
    left.sort((one, other) => (km(one) < km(other) ? -1 : km(one) > km(other) ? 1 : 0))
  if (query.sort === 'rating') left.sort((one, other) => isWellRated(other) - isWellRated(one))
  if (query.sort === 'newest')
    left.sort((one, other) => other.addedAt - one.addedAt || (one.id < other.id ? 1 : -1))
  return left.map(({ id }) => id)
}

async function allPages(query: Query, kind: 'products' | 'stores') {
  const found: string[] = []
  let answer: SearchResults
  let page = 0
  do {
    page += 1
    answer = await shop.client.search.productsAndStores({ ...query, productPage: page, storePage: page })
    expect(answer[kind].length).toBeLessThanOrEqual(pageSize)
    found.push(...answer[kind].map(({ _id }) => _id))
  } while (page < (kind === 'products' ? answer.totalProductPages : answer.totalStorePages))
  expect(kind === 'products' ? answer.totalProducts : answer.totalStores).toBe(found.length)
  return found
}

function someQuery(random: Random): Query {
  const maybe = <Value>(value: Value) => (random() < 0.4 ? value : undefined)
  const near = random() < 0.6 ? oneOf(random, places) : undefined
  const minPrice = maybe(Math.floor(random() * 200))
  const sort = oneOf(random, searchOrders)
  return {
    q: 'basket',
    minPrice,
    maxPrice: maybe((minPrice ?? 0) + Math.floor(random() * 250)),
    onSale: maybe(true),
    openNow: maybe(true),
    minRating: maybe(1 + Math.floor(random() * 5)),
    near,
    radius: near && maybe(1 + Math.floor(random() * 30)),
    sort: sort === 'nearest' && !near ? 'price' : sort,
  }
}

test('filters and orders give what the same filters give in memory', async () => {
  const [products, stores] = [await described('products'), await described('stores')]
  expect([products.length, stores.length]).toEqual([49, 12])
  expect(products.filter(({ isOpen }) => isOpen).length).toBeGreaterThan(5)
  const random = seededRandom(7)
  for (let round = 0; round < (isLong ? 400 : 40); round += 1) {
    const query = someQuery(random)
    expect(await allPages(query, 'products'), JSON.stringify(query)).toEqual(byHand(products, query, true))
    expect(await allPages(query, 'stores'), JSON.stringify(query)).toEqual(byHand(stores, query, false))
    const counts = await shop.client.search.filterCounts(query)
    const left = (choice: Query) => byHand(products, { ...query, ...choice }, true).length
    expect(counts.products.onSale).toBe(left({ onSale: true }))
    expect(counts.products.openNow).toBe(left({ openNow: true }))
    for (const { minRating, count } of counts.products.ratings) expect(count).toBe(left({ minRating }))
    for (const { radius, count } of counts.products.radii) expect(count).toBe(left({ radius }))
    for (const { count, minPrice, maxPrice } of counts.products.prices)
      expect(count).toBe(left({ minPrice, maxPrice }))
    for (const { minRating, count } of counts.stores.ratings)
      expect(count).toBe(byHand(stores, { ...query, minRating }, false).length)
    expect(counts.products.radii).toHaveLength(query.near ? 4 : 0)
  }
})

describe('without a filter', () => {
  test('blank fields of a form and the default order change nothing', async () => {
    const { body } = await shop.app.inject('/api/product/public/search?q=basket')
    const blank = 'minPrice=&maxPrice=&onSale=&openNow=&minRating=&near=&radius=&exact='
    for (const more of [blank, 'sort=best', 'near=Moka', 'onSale=false'])
      expect((await shop.app.inject(`/api/product/public/search?q=basket&${more}`)).body).toBe(body)
    expect(body).not.toContain('cutAt')
  })
})

test('a city narrows first, and a close spelling is narrowed too', async () => {
  const inMoka = await shop.client.search.productsAndStores({ q: 'baskte', city: 'Moka', sort: 'price' })
  expect(inMoka.fuzzy).toBe(true)
  expect(inMoka.products.length).toBeGreaterThan(0)
  expect(new Set(inMoka.products.map(({ address }) => address.city))).toEqual(new Set(['Moka']))
  const prices = inMoka.products.map(({ price, discount }) => salePrice(price, discount, now))
  expect(prices).toEqual([...prices].sort((one, other) => one - other))
})

test('a search for exactly these words has no close spellings', async () => {
  expect(await shop.client.search.productsAndStores({ q: 'baskte', exact: true })).toMatchObject({
    totalProducts: 0,
    totalStores: 0,
    fuzzy: false,
  })
})

test.each([
  ['minPrice=-1', 'Please give a price in whole rupees, up to Rs 10,000,000.'],
  ['maxPrice=ten', 'Please give a price in whole rupees, up to Rs 10,000,000.'],
  ['maxPrice=1.5', 'Please give a price in whole rupees, up to Rs 10,000,000.'],
  ['minPrice=200&maxPrice=100', 'The lowest price cannot be above the highest.'],
  ['minRating=6', 'Please ask for an average of 1 to 5 stars.'],
  ['onSale=perhaps', 'Please say true or false.'],
  ['near=Atlantis', 'Please choose a town or village from the list of places.'],
  ['near=Moka&radius=500', 'Please give a distance between 1 and 100 km.'],
  ['radius=5', 'A radius and the order by distance need a place.'],
  ['sort=nearest', 'A radius and the order by distance need a place.'],
  ['sort=alphabet', 'Please choose one of the orders of a search.'],
])('%s is refused with a sentence', async (query, message) => {
  for (const call of ['search', 'search/filters']) {
    const response = await shop.app.inject(`/api/product/public/${call}?q=basket&${query}`)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ message, code: 'invalid-input' })
  }
})

test('what is open changes with the half hour', async () => {
  const { given, database, client, at } = await testApp()
  const { sql } = database
  at('2026-11-16T05:20:00Z')
  const store = await given.store({ name: 'Filao' })
  await given.product({ store, title: 'Lamp' })
  // Monday from 09:30 to 12:00 in Mauritius.
  await sql`insert into opening_hours values (${store.id}, 1, true, 570, 720)`
  const open = async () => (await client.search.productsAndStores({ q: 'lamp', openNow: true })).totalProducts
  const counted = async () => (await client.search.filterCounts({ q: 'lamp' })).products.openNow
  expect([await open(), await counted()]).toEqual([0, 0])
  at('2026-11-16T05:30:00Z')
  expect([await open(), await counted()]).toEqual([1, 1])
  at('2026-11-16T08:00:00Z')
  expect([await open(), await counted()]).toEqual([0, 0])
})

test('beyond the bound only the best rated are looked at, and the answer says so', async () => {
  const { given, database, client } = await testApp({ responseCacheBytes: 1 })
  const { sql } = database
  const product = await given.product({ title: 'Sega drum' })
  await sql`insert into products (id, store_id, city, title, description, price_cents, picture_key, category_id,
      category_path, rating_sum, rating_count)
    select gen_random_uuid(), store_id, city, 'Sega drum', '', 100 * n, picture_key, category_id, category_path,
      5 * (n % 4), n % 4 from products, generate_series(1, 1400) n where id = ${product.id}`
  const cheapest = async () => {
    const { products, totalProducts, cutAt } = await client.search.productsAndStores({
      q: 'drum',
      sort: 'price',
    })
    return { prices: products.slice(0, 3).map(({ price }) => price), totalProducts, cutAt }
  }
  // Of 351 that nobody has rated none fit, and of 350 with one rating 300 do: which ones is decided by their ids.
  const expected = await sql<{ price: number }[]>`select price_cents::float8 / 100 as price from (
    select price_cents from products order by average_rating desc, rating_count desc, id limit 1000) best
    order by 1 limit 3`
  const wanted = { prices: expected.map(({ price }) => price), totalProducts: 1000, cutAt: 1000 }
  expect(await cheapest()).toEqual(wanted)
  await sql`select index_all_products()`
  expect(await cheapest()).toEqual(wanted)
  const { totalProducts, cutAt } = await client.search.productsAndStores({ q: 'drum', minRating: 5 })
  expect({ totalProducts, cutAt }).toEqual({ totalProducts: 1000, cutAt: 1000 })
})
