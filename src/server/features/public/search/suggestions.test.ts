import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'

let shop: Awaited<ReturnType<typeof testApp>>

beforeAll(async () => {
  shop = await testApp()
  const { given } = shop
  const fruit = await given.productCategory({ name: 'Mangoes & more' })
  await given.productCategory({ name: 'Green mangoes', parent: fruit })
  const store = await given.store({ name: 'Île aux Mangues' })
  const twin = await given.store({ name: 'Café Mamzel' })
  const best = await given.product({ store, category: fruit, title: 'José mango' })
  await given.product({ store: twin, category: fruit, title: 'José mango' })
  for (let i = 0; i < 6; i += 1) await given.product({ store, category: fruit, title: `Mango jam ${i}` })
  await given.product({ store, category: fruit, title: 'Pickle', description: 'Of mangoes.' })
  await given.productRated(best, 5)
})

const suggest = (q: string) => shop.client.search.suggestions({ q })

test('the box offers a few products, stores and categories whose words begin so', async () => {
  const { products, stores, categories } = await suggest('mang')
  expect(products).toHaveLength(5)
  expect(products[0]).toEqual({
    _id: expect.any(String),
    title: 'José mango',
    image: expect.stringMatching(/^\/media\/upload\//),
  })
  expect(stores).toEqual([{ _id: expect.any(String), name: 'Île aux Mangues', image: expect.any(String) }])
  expect(categories.map(({ name }) => name)).toEqual(['Mangoes & more', 'Green mangoes'])
})

test('the same title from two stores is offered once, and what only describes itself so is not', async () => {
  const titles = (await suggest('mango')).products.map(({ title }) => title)
  expect(titles.filter((title) => title === 'José mango')).toHaveLength(1)
  expect(titles).not.toContain('Pickle')
})

test.each(['m', 'ma', 'MAN', 'jose', 'josé man', 'mango jo'])('%j is enough to begin with', async (q) => {
  expect((await suggest(q)).products.map(({ title }) => title)).toContain('José mango')
})

test.each([
  ['ile', 'Île aux Mangues'],
  ['cafe ma', 'Café Mamzel'],
  ['ca', 'Café Mamzel'],
])('%j offers the store %s', async (q, name) => {
  expect((await suggest(q)).stores.map((store) => store.name)).toContain(name)
})

test.each(['', '  ', '🥭', '%', 'zzz'])('%j offers nothing', async (q) => {
  expect(await suggest(q)).toEqual({ products: [], stores: [], categories: [] })
})

test('a search longer than a search can be is refused', async () => {
  const response = await shop.app.inject(`/api/product/public/search/suggestions?q=${'x'.repeat(10_000)}`)
  expect(response.statusCode).toBe(400)
})
