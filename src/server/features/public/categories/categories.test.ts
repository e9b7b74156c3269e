import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'

type Shop = Awaited<ReturnType<typeof testApp>>
type Category = Awaited<ReturnType<Shop['given']['productCategory']>>

let shop: Shop
let food: Category
let fruit: Category
let lychees: Category
let services: Category
let repairs: Category

beforeAll(async () => {
  shop = await testApp()
  const { given } = shop
  food = await given.productCategory({ name: 'Food', position: 2 })
  await given.productCategory({ name: 'Fashion', position: 1 })
  await given.productCategory({ name: 'Spices', parent: food, position: 2 })
  fruit = await given.productCategory({ name: 'Fruit', parent: food, position: 1 })
  lychees = await given.productCategory({ name: 'Lychees', parent: fruit })
  services = await given.storeCategory({ name: 'Services', position: 1 })
  repairs = await given.storeCategory({ name: 'Repairs', parent: services })
  await given.storeCategory({ name: 'Empty', position: 2 })
  await given.store({ category: repairs })
})

const named = (categories: { name: string }[]) => categories.map(({ name }) => name)

test('a category has its name and its path from the root', async () => {
  expect(await shop.client.productCategory.name({ categoryId: lychees.id })).toEqual({
    name: 'Lychees',
    path: [
      { _id: food.id, name: 'Food' },
      { _id: fruit.id, name: 'Fruit' },
      { _id: lychees.id, name: 'Lychees' },
    ],
  })
  expect(await shop.client.productCategory.name({ categoryId: food.id })).toEqual({
    name: 'Food',
    path: [{ _id: food.id, name: 'Food' }],
  })
})

test('the level below a category comes in its order; the last level has none', async () => {
  const { subcategories, subchoices } = shop.client.productCategory
  for (const call of [subcategories, subchoices]) {
    expect(named((await call({ id: food.id })).subcategories)).toEqual(['Fruit', 'Spices'])
    expect(await call({ id: lychees.id })).toEqual({ subcategories: [] })
  }
})

test('the first levels are there to choose from', async () => {
  expect(named((await shop.client.productCategory.choices({})).categories)).toEqual(['Fashion', 'Food'])
  expect(named((await shop.client.store.categories({})).categories)).toEqual(['Services', 'Empty'])
})

test('the store categories to filter by are those with a store somewhere in them', async () => {
  expect(await shop.client.store.availableCategories({})).toEqual({
    categories: [{ _id: services.id, name: 'Services' }],
  })
})

test('a store category with only suspended stores is not offered', async () => {
  const { given, client, database } = await testApp()
  await given.store()
  await database.sql`update stores set status = 'suspended'`
  expect(await client.store.availableCategories({})).toEqual({ categories: [] })
})

test('the level below a store category', async () => {
  const { subcategories } = shop.client.store
  expect(await subcategories({ categoryId: services.id })).toEqual({
    subcategories: [{ _id: repairs.id, name: 'Repairs' }],
  })
  expect(await subcategories({ categoryId: repairs.id })).toEqual({ subcategories: [] })
})

const calls = (id: string) => [
  `/product/category-name/${id}`,
  `/categories/category/${id}/subcategories`,
  `/store/store-subcategories/${id}`,
  `/store/product-subcategories/${id}`,
]

test.each(calls('0192f3a4-5b6c-7d8e-9f01-23456789abcd'))('%s knows no such category', async (call) => {
  const response = await shop.app.inject(`/api${call}`)
  expect(response.statusCode).toBe(404)
  expect(response.json()).toEqual({ message: 'Category not found', code: 'not-found' })
})

test('products and stores have separate trees', async () => {
  const response = await shop.app.inject(`/api/store/store-subcategories/${food.id}`)
  expect(response.statusCode).toBe(404)
})

test.each([...calls('food'), ...calls("' or 1=1"), ...calls('%00')])('%s is not an id', async (call) => {
  const response = await shop.app.inject(`/api${call}`)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ message: 'That is not a valid id.', code: 'invalid-input' })
})
