import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'

type Shop = Awaited<ReturnType<typeof testApp>>
type Category = Awaited<ReturnType<Shop['given']['productCategory']>>

let shop: Shop
let food: Category
let fruit: Category
let citrus: Category
let limes: Category
let fashion: Category
let empty: Category

beforeAll(async () => {
  shop = await testApp()
  const { given } = shop
  food = await given.productCategory({ name: 'Food' })
  fruit = await given.productCategory({ name: 'Fruit', parent: food })
  citrus = await given.productCategory({ name: 'Citrus', parent: fruit })
  limes = await given.productCategory({ name: 'Limes', parent: citrus })
  fashion = await given.productCategory({ name: 'Fashion' })
  empty = await given.productCategory({ name: 'Nothing here' })
  const south = await given.store({ city: 'Souillac' })
  const add = async (
    title: string,
    category: Category,
    stars: number[],
    store?: { id: string; city: string },
  ) => given.productRated(await given.product({ title, category, ...(store && { store }) }), ...stars)
  await add('Flour', food, [3])
  await add('Mango', fruit, [5], south)
  await add('Orange', citrus, [4, 4])
  await add('Lime', limes, [4])
  await add('Unrated lime', limes, [])
  await add('Pareo', fashion, [5])
})

const list = async (categoryId: string, more: object = {}) =>
  (await shop.client.productCategory.bestRated({ categoryId, ...more })).products.map(({ title }) => title)

test('a category holds what sits in it and below it, best rated first', async () => {
  expect(await list(food.id)).toEqual(['Mango', 'Orange', 'Lime', 'Flour', 'Unrated lime'])
  expect(await list(citrus.id)).toEqual(['Orange', 'Lime', 'Unrated lime'])
  expect(await list(limes.id)).toEqual(['Lime', 'Unrated lime'])
})

test('up to three subcategories narrow it, level by level', async () => {
  const [subcategory1, subcategory2, subcategory3] = [fruit.id, citrus.id, limes.id]
  expect(await list(food.id, { subcategory1 })).toEqual(['Mango', 'Orange', 'Lime', 'Unrated lime'])
  expect(await list(food.id, { subcategory1, subcategory2 })).toEqual(['Orange', 'Lime', 'Unrated lime'])
  expect(await list(food.id, { subcategory1, subcategory2, subcategory3 })).toEqual(['Lime', 'Unrated lime'])
})

test('a subcategory of another category finds nothing', async () => {
  expect(await list(fashion.id, { subcategory1: fruit.id })).toEqual([])
  expect(await list(fruit.id, { subcategory1: food.id })).toEqual([])
})

test('a city narrows it, and its cities are those of the category', async () => {
  expect(await list(food.id, { city: 'Souillac' })).toEqual(['Mango'])
  expect(await list(food.id, { city: 'Atlantis' })).toEqual([])
  const { cities } = shop.client.productCategory
  expect(await cities({ categoryId: food.id })).toEqual({ cities: ['Curepipe', 'Souillac'] })
  expect(await cities({ categoryId: limes.id })).toEqual({ cities: ['Curepipe'] })
})

test('its cities follow the chosen subcategories', async () => {
  const { cities } = shop.client.productCategory
  const [subcategory1, subcategory2] = [fruit.id, citrus.id]
  expect(await cities({ categoryId: food.id, subcategory1 })).toEqual({ cities: ['Curepipe', 'Souillac'] })
  expect(await cities({ categoryId: food.id, subcategory1, subcategory2 })).toEqual({ cities: ['Curepipe'] })
  expect(await cities({ categoryId: fashion.id, subcategory1 })).toEqual({ cities: [] })
})

test('an empty category is an empty list, and a page past the end too', async () => {
  const nothing = { products: [], totalPages: 0, total: 0, cities: [] }
  expect(await shop.client.productCategory.bestRated({ categoryId: empty.id })).toEqual({
    page: 1,
    ...nothing,
  })
  expect(await shop.client.productCategory.cities({ categoryId: empty.id })).toEqual({ cities: [] })
  const past = await shop.client.productCategory.bestRated({ categoryId: food.id, page: 1_000_000 })
  expect(past).toMatchObject({ products: [], page: 1_000_000, totalPages: 1, total: 5 })
})

test.each(['best-rated', 'cities'])('an unknown category has no %s', async (call) => {
  const unknown = '0192f3a4-5b6c-7d8e-9f01-23456789abcd'
  const response = await shop.app.inject(`/api/product/products/by-category/${unknown}/${call}`)
  expect(response.statusCode).toBe(404)
  expect(response.json()).toEqual({ message: 'Category not found', code: 'not-found' })
})

test.each([
  ['not-an-id/best-rated'],
  ['not-an-id/cities'],
  ['%00/best-rated'],
  [`${'x'.repeat(150)}/cities`],
  ['0192f3a4-5b6c-7d8e-9f01-23456789abcd/best-rated?subcategory2=x'],
  ['0192f3a4-5b6c-7d8e-9f01-23456789abcd/cities?subcategory1=x'],
  ['0192f3a4-5b6c-7d8e-9f01-23456789abcd/best-rated?page=0'],
  ['0192f3a4-5b6c-7d8e-9f01-23456789abcd/best-rated?page=1000000000'],
])('by-category/%s is refused with a sentence', async (call) => {
  const response = await shop.app.inject(`/api/product/products/by-category/${call}`)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ message: expect.stringMatching(/\.$/), code: 'invalid-input' })
})
