import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'

type Shop = Awaited<ReturnType<typeof testApp>>
let shop: Shop

beforeAll(async () => {
  shop = await testApp()
  const { given } = shop
  const fruit = await given.productCategory({ name: 'Tropical fruit' })
  const craft = await given.productCategory({ name: 'Craft' })
  const bakers = await given.storeCategory({ name: 'Bakers' })
  const north = await given.store({
    name: 'Marché du Nord',
    city: 'Goodlands',
    description: 'Stalls of every kind.',
  })
  const south = await given.store({ name: 'Lakaz Mahébourg', city: 'Mahébourg', category: bakers })
  await given.store({ name: 'Boulangerie Soleil', city: 'Mahébourg', category: bakers })

  const add = async (title: string, stars: number[], values: Parameters<typeof given.product>[0] = {}) => {
    const product = await given.product({ store: north, category: craft, title, ...values })
    await given.productRated(product, ...stars)
  }
  await add('Lychees, 1 kg', [4], { category: fruit, description: 'Picked this morning in the orchard.' })
  await add('Lychee honey', [5, 5], { description: 'From the blossom.' })
  await add('Lychee tree', [], { store: south })
  await add('Vacoas basket', [3], { description: 'Woven by hand, for bread.' })
  await add('Thé à la vanille 1.5 kg', [4, 4])
  await add('Octopus curry', [2], {
    store: south,
    description: 'Salty & 100% sea_food; ask for the café blend.',
  })
  await given.storeRated(south, 5)
})

const search = (q: string, more: object = {}) => shop.client.search.productsAndStores({ q, ...more })
const titles = async (q: string, more: object = {}) =>
  (await search(q, more)).products.map(({ title }) => title)
const names = async (q: string) => (await search(q)).stores.map(({ name }) => name)

describe('words match', () => {
  test.each([
    ['the title', 'octopus', ['Octopus curry']],
    ['the description', 'orchard', ['Lychees, 1 kg']],
    ['the name of the store', 'lakaz', ['Octopus curry', 'Lychee tree']],
    ['the category', 'tropical', ['Lychees, 1 kg']],
    ['without accents', 'mahebourg', ['Octopus curry', 'Lychee tree']],
    ['with accents that are not there', 'òctöpus', ['Octopus curry']],
    ['in capitals', 'OCTOPUS CURRY', ['Octopus curry']],
    ['with another ending', 'baskets woven', ['Vacoas basket']],
    ['by the beginning of the last one', 'octopus cur', ['Octopus curry']],
    ['by two letters', 'oc', ['Octopus curry']],
    ['with an accent that makes it another word', 'thé', ['Thé à la vanille 1.5 kg']],
    ['in any order', 'curry octopus', ['Octopus curry']],
    ['with a number in it', 'vanille 1.5', ['Thé à la vanille 1.5 kg']],
  ])('%s', async (_, q, found) => {
    expect(await titles(q)).toEqual(found)
    expect((await search(q)).fuzzy).toBe(false)
  })

  test('only when all of them do', async () => {
    expect((await search('octopus lychee basket')).totalProducts).toBe(0)
  })

  test('stores by name, category and description', async () => {
    expect(await names('soleil')).toEqual(['Boulangerie Soleil'])
    expect(await names('bakers')).toEqual(['Lakaz Mahébourg', 'Boulangerie Soleil'])
    expect(await names('stalls')).toEqual(['Marché du Nord'])
  })
})

test('matches come by average rating, then number of ratings, and unrated ones last', async () => {
  expect(await titles('lychee')).toEqual(['Lychee honey', 'Lychees, 1 kg', 'Lychee tree'])
})

test('a city narrows products and stores, and a city that does not exist leaves nothing', async () => {
  expect(await titles('lychee', { city: 'Mahébourg' })).toEqual(['Lychee tree'])
  expect(await search('lychee', { city: 'Atlantis' })).toMatchObject({
    products: [],
    stores: [],
    totalProducts: 0,
    totalProductPages: 0,
    fuzzy: false,
  })
})

test('the cities of a search are those of its products and of its stores', async () => {
  const { productCities, storeCities } = shop.client.search
  expect(await productCities({ q: 'lychee' })).toEqual({ cities: ['Goodlands', 'Mahébourg'] })
  expect(await storeCities({ q: 'lychee' })).toEqual({ cities: [] })
  expect(await storeCities({ q: 'bakers' })).toEqual({ cities: ['Mahébourg'] })
  expect(await productCities({ q: ' ' })).toEqual({ cities: [] })
  expect(await productCities({ q: 'oktopuss' })).toEqual({ cities: ['Mahébourg'] })
  expect(await storeCities({ q: 'boulanzri' })).toEqual({ cities: ['Mahébourg'] })
})

describe('when nothing is written so, close spellings answer', () => {
  test.each([
    ['lichee', ['Lychee honey', 'Lychees, 1 kg', 'Lychee tree']],
    ['wakoas', ['Vacoas basket']],
    ['oktopuss', ['Octopus curry']],
    ['otcopus', ['Octopus curry']],
    ['crury', ['Octopus curry']],
    ['baskte woven', ['Vacoas basket']],
  ])('%s', async (q, found) => {
    expect((await search(q)).fuzzy).toBe(true)
    expect(await titles(q)).toEqual(found)
  })

  test('for stores too', async () => {
    expect(await search('soliel')).toMatchObject({ stores: [{ name: 'Boulangerie Soleil' }], fuzzy: true })
  })

  test('but not when something matches as typed, and not with distant words', async () => {
    expect(await search('soleil')).toMatchObject({ products: [], totalStores: 1, fuzzy: false })
    expect(await search('zyzzyva')).toMatchObject({ products: [], stores: [], fuzzy: false })
  })

  test('within the city asked for', async () => {
    expect(await titles('lichee', { city: 'Mahébourg' })).toEqual(['Lychee tree'])
  })
})

test.each(['', '   ', '!!!', '🥭', '%', '_', "'", '\\', ':*', '&|!()<->'])(
  'a search for %j finds nothing and says so',
  async (q) => {
    expect(await search(q, { productPage: 2, storePage: 3 })).toEqual({
      products: [],
      stores: [],
      productPage: 2,
      storePage: 3,
      totalProductPages: 0,
      totalStorePages: 0,
      totalProducts: 0,
      totalStores: 0,
      fuzzy: false,
    })
  },
)

test.each([
  'a & !b | (c',
  'l\'octopus "curry" \\',
  'octopus:*',
  "octopus'; drop table products; --",
  '%octopus% _',
  'ŉ ½ ① ﬁn 漢字 𝒜',
  '🥭 octopus 🥭',
  'a'.repeat(200),
  'b '.repeat(100),
])('special characters are searched like others: %j', async (q) => {
  for (const call of ['search', 'search/product-cities', 'search/store-cities', 'search/suggestions']) {
    const response = await shop.app.inject(`/api/product/public/${call}?q=${encodeURIComponent(q)}`)
    expect(response.statusCode, response.body).toBe(200)
  }
})

test.each([
  ['q', 'x'.repeat(10_000), 'The search can have at most 200 characters.'],
  ['q', 'a\u0000b', 'The search must be one line of plain text.'],
  ['productPage', '0', 'Please ask for a page between 1 and 1,000,000.'],
  ['storePage', '1000000000', 'Please ask for a page between 1 and 1,000,000.'],
  ['city', 'x'.repeat(101), 'The city can have at most 100 characters.'],
])('a search whose %s cannot be used is refused with a sentence', async (name, value, message) => {
  const response = await shop.app.inject(`/api/product/public/search?${name}=${encodeURIComponent(value)}`)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ message, code: 'invalid-input' })
})

test('any text at all is answered', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (q) => {
      const response = await shop.app.inject(`/api/product/public/search?q=${encodeURIComponent(q)}`)
      expect([200, 400]).toContain(response.statusCode)
    }),
    { numRuns: 60 },
  )
})

test('products and stores have separate pages, and a page past the end is empty with the true total', async () => {
  const { given, client } = await testApp()
  for (let i = 0; i < 14; i += 1) await given.store({ name: `Dodo shop ${i}` })
  const store = await given.store({ name: 'Elsewhere' })
  for (let i = 0; i < 13; i += 1) await given.product({ store, title: `Dodo ${i}` })

  const ask = (productPage: number, storePage: number) =>
    client.search.productsAndStores({ q: 'dodo', productPage, storePage })
  const first = await ask(2, 1)
  expect(first).toMatchObject({
    productPage: 2,
    storePage: 1,
    totalProducts: 13,
    totalProductPages: 2,
    totalStores: 14,
    totalStorePages: 2,
  })
  expect([first.products.length, first.stores.length]).toEqual([1, 12])
  expect(await ask(3, 1_000_000)).toMatchObject({
    products: [],
    stores: [],
    totalProducts: 13,
    totalStores: 14,
  })
})

test('a suspended store and its products are not found, as written or closely', async () => {
  const { given, client, database } = await testApp()
  const store = await given.store({ name: 'Filao' })
  await given.product({ store, title: 'Tamarind' })
  await database.sql`update stores set status = 'suspended' where id = ${store.id}`
  for (const q of ['tamarind', 'tamarindd', 'filao', 'filaoo']) {
    expect(await client.search.productsAndStores({ q })).toMatchObject({ totalProducts: 0, totalStores: 0 })
  }
})
