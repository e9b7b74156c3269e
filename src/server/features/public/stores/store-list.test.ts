import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'

type Shop = Awaited<ReturnType<typeof testApp>>
type Category = Awaited<ReturnType<Shop['given']['storeCategory']>>

let shop: Shop
let food: Category
let bakery: Category
let cakes: Category
let sport: Category

beforeAll(async () => {
  shop = await testApp()
  const { given } = shop
  food = await given.storeCategory({ name: 'Food' })
  bakery = await given.storeCategory({ name: 'Bakery', parent: food })
  cakes = await given.storeCategory({ name: 'Cakes', parent: bakery })
  sport = await given.storeCategory({ name: 'Sport' })
  const add = async (name: string, city: string, category: Category, ...stars: number[]) =>
    given.storeRated(
      await given.store({ name, city, category, description: 'A bakery of dreams.' }),
      ...stars,
    )
  await add('Épicerie Soleil', 'Curepipe', food, 3)
  await add('Boulangerie du Soleil', 'Mahébourg', bakery, 5)
  await add('Gato Maison', 'Mahébourg', cakes)
  await add('Lagon Sport', 'Flacq', sport, 4, 4)
})

const names = async (query: Parameters<Shop['client']['store']['all']>[0]) =>
  (await shop.client.store.all(query)).stores.map(({ name }) => name)

test('all stores come best rated first, the unrated last', async () => {
  expect(await names({})).toEqual(['Boulangerie du Soleil', 'Lagon Sport', 'Épicerie Soleil', 'Gato Maison'])
  expect(await shop.client.store.all({ sort: 'rating' })).toMatchObject({
    page: 1,
    total: 4,
    totalPages: 1,
    cities: ['Curepipe', 'Flacq', 'Mahébourg'],
  })
})

test.each([
  ['soleil', ['Boulangerie du Soleil', 'Épicerie Soleil']],
  ['SOL', ['Boulangerie du Soleil', 'Épicerie Soleil']],
  ['epicerie', ['Épicerie Soleil']],
  ['sol bou', ['Boulangerie du Soleil']],
  ['dreams', []],
  ['bakery', []],
  ['%', []],
  ['_', []],
  ["'", []],
  ['a & !b | (c', []],
  [':*', []],
  ['\\', []],
  ['🥭', []],
])('a search for %j looks at names alone', async (search, found) => {
  expect(await names({ search })).toEqual(found)
})

test('a blank search is none', async () => {
  expect(await names({ search: '   ' })).toHaveLength(4)
})

test('categories narrow the list, level by level, together with name and city', async () => {
  expect(await names({ storeCategory: food.id })).toEqual([
    'Boulangerie du Soleil',
    'Épicerie Soleil',
    'Gato Maison',
  ])
  expect(await names({ storeCategory: food.id, subcategory1: bakery.id })).toEqual([
    'Boulangerie du Soleil',
    'Gato Maison',
  ])
  const deepest = { storeCategory: food.id, subcategory1: bakery.id, subcategory2: cakes.id }
  expect(await names(deepest)).toEqual(['Gato Maison'])
  expect(await names({ storeCategory: food.id, search: 'soleil', city: 'Curepipe' })).toEqual([
    'Épicerie Soleil',
  ])
})

test('a subcategory of another category finds nothing, and so does an unknown category', async () => {
  expect(await names({ storeCategory: sport.id, subcategory1: bakery.id })).toEqual([])
  expect(await names({ storeCategory: '0192f3a4-5b6c-7d8e-9f01-23456789abcd' })).toEqual([])
})

test('a city narrows the list and all its cities stay on offer', async () => {
  const answer = await shop.client.store.all({ city: 'Flacq' })
  expect(answer).toMatchObject({ total: 1, cities: ['Curepipe', 'Flacq', 'Mahébourg'] })
  expect(await names({ city: 'Atlantis' })).toEqual([])
})

test('the cities of all stores have a call of their own', async () => {
  expect(await shop.client.store.allCities({})).toEqual({ cities: ['Curepipe', 'Flacq', 'Mahébourg'] })
})

test.each([
  'page=0',
  'page=1000000000',
  'sort=price',
  'storeCategory=food',
  `search=${'x'.repeat(10_000)}`,
  'search=%07',
  'city=%00',
])('all stores?%s is refused with a sentence', async (query) => {
  const response = await shop.app.inject(`/api/product/public/all-stores?${query}`)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ message: expect.stringMatching(/\.$/), code: 'invalid-input' })
})
