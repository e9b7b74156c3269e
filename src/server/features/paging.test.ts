import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageSize } from '#domain/listing.ts'
import { testApp } from '#tests/support/test-app.ts'

interface Page {
  ids: string[]
  total: number
  totalPages: number
}

const { client, given, database, at } = await testApp()
const category = await given.productCategory({ name: 'Baskets' })
const storeCategory = await given.storeCategory({ name: 'Weavers' })

/** Few different ratings, dates and cities, so that most items tie with others. */
const things = fc.array(
  fc.record({
    city: fc.constantFrom('Curepipe', 'Flacq'),
    stars: fc.integer({ min: 0, max: 3 }),
    addedAt: fc.constantFrom('2026-11-10T00:00:00Z', '2026-11-11T00:00:00Z'),
  }),
  { minLength: 0, maxLength: 40 },
)

async function put(values: { city: string; stars: number; addedAt: string }[]) {
  await database.sql`delete from stores`
  for (const { city, stars, addedAt } of values) {
    const store = await given.store({ city, name: 'Vacoas house', category: storeCategory })
    const title = 'Vacoas basket'
    const discount = { value: 10, expiresAt: '2026-11-20' }
    await given.product({ store, title, category, addedAt, discount, featured: { from: addedAt } })
    if (stars === 0) continue
    await database.sql`update stores set rating_sum = ${stars}, rating_count = 1 where id = ${store.id}`
    await database.sql`update products set rating_sum = ${stars}, rating_count = 1 where store_id = ${store.id}`
  }
  const products = await database.sql<{ id: string }[]>`select id from products`
  const stores = await database.sql<{ id: string }[]>`select id from stores`
  return { products: products.map(({ id }) => id), stores: stores.map(({ id }) => id) }
}

const idsOf = (things: { _id: string }[]) => things.map(({ _id }) => _id)
type Params = { page: number; city?: string }
type Paged = { total: number; totalPages: number; products?: { _id: string }[]; stores?: { _id: string }[] }
const read = ({ products, stores, total, totalPages }: Paged): Page => ({
  ids: idsOf(products ?? stores ?? []),
  total,
  totalPages,
})
const { catalogue, productCategory, store, search } = client
const found = (params: Params) =>
  search.productsAndStores({
    q: 'vacoas',
    city: params.city,
    productPage: params.page,
    storePage: params.page,
  })

const productLists: Record<string, (params: Params) => Promise<Page>> = {
  'hot deals': async (params) => read(await catalogue.hotDeals(params)),
  'hot deals, best rated': async (params) => read(await catalogue.hotDealsBestRated(params)),
  'new arrivals': async (params) => read(await catalogue.newArrivals(params)),
  'new arrivals, best rated': async (params) => read(await catalogue.newArrivalsBestRated(params)),
  'featured products': async (params) => read(await catalogue.featuredProducts(params)),
  'a category': async (params) =>
    read(await productCategory.bestRated({ categoryId: category.id, ...params })),
  'a search for products': async (params) => {
    const { products, totalProducts: total, totalProductPages: totalPages } = await found(params)
    return read({ products, total, totalPages })
  },
}
const storeLists: typeof productLists = {
  'all stores': async (params) => read(await store.all(params)),
  'stores by name and category': async (params) =>
    read(await store.all({ ...params, search: 'vacoas', storeCategory: storeCategory.id })),
  'a search for stores': async (params) => {
    const { stores, totalStores: total, totalStorePages: totalPages } = await found(params)
    return read({ stores, total, totalPages })
  },
}

async function wholeOf(list: (params: Params) => Promise<Page>, city?: string): Promise<string[]> {
  const first = await list({ page: 1, ...(city && { city }) })
  const ids = [...first.ids]
  for (let page = 2; page <= first.totalPages; page += 1) {
    const next = await list({ page, ...(city && { city }) })
    expect(next).toMatchObject({ total: first.total, totalPages: first.totalPages })
    ids.push(...next.ids)
  }
  expect(first.totalPages).toBe(Math.ceil(first.total / pageSize))
  expect(ids).toHaveLength(first.total)
  return ids
}

test('the pages of any list show each item exactly once, in all cities and in each', async () => {
  let now = Date.parse('2026-11-14T08:00:00Z')
  await fc.assert(
    fc.asyncProperty(things, async (values) => {
      const rows = await put(values)
      // Answers of the previous run have expired by now.
      now += 61_000
      at(new Date(now).toISOString())
      const all = [
        ...Object.entries(productLists).map(([name, list]) => ({ name, list, expected: rows.products })),
        ...Object.entries(storeLists).map(([name, list]) => ({ name, list, expected: rows.stores })),
      ]
      for (const { name, list, expected } of all) {
        expect((await wholeOf(list)).toSorted(), name).toEqual(expected.toSorted())
        const inCities = [...(await wholeOf(list, 'Curepipe')), ...(await wholeOf(list, 'Flacq'))]
        expect(inCities.toSorted(), name).toEqual(expected.toSorted())
      }
    }),
    {
      numRuns: 4,
      examples: [[[]], [Array(25).fill({ city: 'Flacq', stars: 2, addedAt: '2026-11-10T00:00:00Z' })]],
    },
  )
}, 180_000)
