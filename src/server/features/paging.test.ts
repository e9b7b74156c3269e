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

/** Few different ratings, dates and cities, so that most things tie with others. */
const things = fc.array(
  fc.record({
    city: fc.constantFrom('Curepipe', 'Flacq'),
    stars: fc.integer({ min: 0, max: 3 }),
    addedAt: fc.constantFrom('2026-11-10T00:00:00Z', '2026-11-11T00:00:00Z'),
  }),
  { minLength: 0, maxLength: 40 },
)

async function put(wanted: { city: string; stars: number; addedAt: string }[]) {
  await database.sql`delete from stores`
  for (const { city, stars, addedAt } of wanted) {
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
type Wanted = { page: number; city?: string }
type Paged = { total: number; totalPages: number; products?: { _id: string }[]; stores?: { _id: string }[] }
const read = ({ products, stores, total, totalPages }: Paged): Page => ({
  ids: idsOf(products ?? stores ?? []),
  total,
  totalPages,
})
const { catalogue, productCategory, store, search } = client
const found = (wanted: Wanted) =>
  search.productsAndStores({
    q: 'vacoas',
    city: wanted.city,
    productPage: wanted.page,
    storePage: wanted.page,
  })

const productLists: Record<string, (wanted: Wanted) => Promise<Page>> = {
  'hot deals': async (wanted) => read(await catalogue.hotDeals(wanted)),
  'hot deals, best rated': async (wanted) => read(await catalogue.hotDealsBestRated(wanted)),
  'new arrivals': async (wanted) => read(await catalogue.newArrivals(wanted)),
  'new arrivals, best rated': async (wanted) => read(await catalogue.newArrivalsBestRated(wanted)),
  'featured products': async (wanted) => read(await catalogue.featuredProducts(wanted)),
  'a category': async (wanted) =>
    read(await productCategory.bestRated({ categoryId: category.id, ...wanted })),
  'a search for products': async (wanted) => {
    const { products, totalProducts: total, totalProductPages: totalPages } = await found(wanted)
    return read({ products, total, totalPages })
  },
}
const storeLists: typeof productLists = {
  'all stores': async (wanted) => read(await store.all(wanted)),
  'stores by name and category': async (wanted) =>
    read(await store.all({ ...wanted, search: 'vacoas', storeCategory: storeCategory.id })),
  'a search for stores': async (wanted) => {
    const { stores, totalStores: total, totalStorePages: totalPages } = await found(wanted)
    return read({ stores, total, totalPages })
  },
}

async function wholeOf(list: (wanted: Wanted) => Promise<Page>, city?: string): Promise<string[]> {
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

test('page after page of any list shows each thing once and loses none, in all cities and in each', async () => {
  let now = Date.parse('2026-11-14T08:00:00Z')
  await fc.assert(
    fc.asyncProperty(things, async (wanted) => {
      const rows = await put(wanted)
      // Answers of the run before are too old by now.
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
