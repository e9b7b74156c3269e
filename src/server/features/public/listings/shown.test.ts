import { beforeEach, expect, test } from 'vitest'
import { keptLists } from '#server/lists/kept-list.ts'
import { listPages } from '#server/lists/list-pages.ts'
import { nearPages } from '#server/lists/near-pages.ts'
import { placeByRating } from '#server/lists/place-by-rating.ts'
import { given as rowsFor } from '#tests/support/given.ts'
import { testDatabase } from '#tests/support/test-database.ts'
import { categoryLists } from '../categories/category-lists.ts'
import { productsQueries } from '../products/products.queries.ts'
import { productsService } from '../products/products.service.ts'
import { storesQueries } from '../stores/stores.queries.ts'
import { storesService } from '../stores/stores.service.ts'
import { featuredProducts } from './featured.ts'
import { flashSales } from './flash-sales.ts'
import { listingsService } from './listings.service.ts'

const now = new Date('2026-11-14T08:00:00Z')
const clock = () => now
const { tables, sql } = await testDatabase()
const given = rowsFor(tables, clock)
const pages = listPages(tables)
const listings = listingsService({
  pages,
  featured: featuredProducts(tables),
  flashSales: flashSales(tables),
  clock,
})

beforeEach(() => sql`delete from stores`)

const untilOf = async (asked: Promise<{ shown: { until: Date | null } }>) =>
  (await asked).shown.until?.toISOString() ?? null

test('hot deals hold until the first of them ends, wherever that is', async () => {
  await given.product({ discount: { value: 10, expiresAt: '2026-11-16' } })
  await given.product({
    store: await given.store({ city: 'Flacq' }),
    discount: { value: 10, expiresAt: '2026-11-15' },
  })
  const asked = [
    listings.products('hotDeals', { page: 1, city: 'Curepipe' }),
    listings.products('hotDeals', { page: 7 }, 'bestRated'),
    listings.productCities('hotDeals'),
  ]
  for (const each of asked) expect(await untilOf(each)).toBe('2026-11-15T19:59:00.000Z')
})

test('new arrivals hold until the oldest is thirty days old', async () => {
  await given.product({ addedAt: '2026-10-16T05:06:07Z' })
  await given.product({ addedAt: '2026-09-01T00:00:00Z' })
  expect(await untilOf(listings.products('newArrivals', { page: 1 }))).toBe('2026-11-15T05:06:07.000Z')
})

test('featured products hold until one begins or ends', async () => {
  await given.product({ featured: { from: '2026-11-01T00:00:00Z', until: '2026-12-01T00:00:00Z' } })
  expect(await untilOf(listings.products('featuredProducts', { page: 1 }))).toBe('2026-12-01T00:00:00.000Z')
  await given.product({ featured: { from: '2026-11-20T00:00:00Z' } })
  expect(await untilOf(listings.products('featuredProducts', { page: 1 }))).toBe('2026-11-20T00:00:00.000Z')
})

test('flash sales hold until one ends or the next deal is about to end', async () => {
  await given.product({ discount: { value: 10, expiresAt: '2026-11-17' } })
  expect(await untilOf(listings.flashSales())).toBe('2026-11-15T19:59:00.000Z')
  await given.product({ discount: { value: 10, expiresAt: '2026-11-14' } })
  expect(await untilOf(listings.flashSales())).toBe('2026-11-14T19:59:00.000Z')
})

test('a list without a clock holds as long as the cards on its page', async () => {
  const category = await given.productCategory()
  const plain = await given.product({ category })
  await given.productRated(plain, 5)
  const bestRated = () => listings.bestRatedProducts({ page: 1 })
  const inCategory = () => categoryLists(pages, nearPages(tables), clock).bestRated(category.id, { page: 1 })
  expect(await untilOf(bestRated())).toBeNull()
  const deal = await given.product({ category, discount: { value: 10, expiresAt: '2026-11-18' } })
  expect(await untilOf(bestRated())).toBeNull()
  expect(await untilOf(inCategory())).toBe('2026-11-18T19:59:00.000Z')
  expect(await untilOf(productsService(productsQueries(tables), clock).detail(deal.id, 'en'))).toBe(
    '2026-11-18T19:59:00.000Z',
  )
})

test('a store holds until one of its checks lapses', async () => {
  const { id } = await given.store()
  const stores = storesService({ queries: storesQueries(tables), pages, clock })
  expect(await untilOf(stores.detail(id, 'en'))).toBeNull()
  await sql`update stores set verified_until = '2026-11-20', halal_checked_until = '2026-11-13' where id = ${id}`
  expect(await untilOf(stores.detail(id, 'en'))).toBe('2026-11-20T19:59:00.000Z')
})

test('a page names its cards, its list and the places of its first and last card', async () => {
  const store = await given.store()
  const category = await given.productCategory()
  const [one, two] = [await given.product({ store, category }), await given.product({ store, category })]
  await given.productRated(two, 4)
  const { shown } = await categoryLists(pages, nearPages(tables), clock).bestRated(category.id, {
    page: 1,
    city: 'Curepipe',
  })
  expect(shown).toEqual({
    products: [two.id, one.id],
    stores: [store.id],
    lists: [
      {
        name: keptLists.category(1).name,
        scope: category.id,
        city: 'Curepipe',
        order: 'bestRated',
        first: placeByRating({ averageRating: 4, ratingCount: 1, id: two.id }),
        last: placeByRating({ averageRating: 0, ratingCount: 0, id: one.id }),
      },
    ],
    until: null,
  })
})
