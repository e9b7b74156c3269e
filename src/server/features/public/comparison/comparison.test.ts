import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'

let shop: Awaited<ReturnType<typeof testApp>>
let phones: Awaited<ReturnType<(typeof shop)['given']['productCategory']>>
beforeAll(async () => {
  shop = await testApp()
  const electronics = await shop.given.productCategory({ name: 'Electronics' })
  phones = await shop.given.productCategory({ name: 'Phones', parent: electronics })
})

const compare = (...ids: string[]) => shop.client.comparison.compare({ products: ids.join(',') })

test('products of one category come side by side in the order asked for, with what a choice needs', async () => {
  const { given } = shop
  const store = await given.store({ name: 'Tek Kalbas', city: 'Curepipe' })
  const first = await given.product({ store, category: phones, title: 'Phone A', price: 9000 })
  const second = await given.product({
    category: phones,
    title: 'Phone B',
    price: 8000,
    discount: { value: 10, expiresAt: '2026-11-20' },
  })
  await given.productRated(second, 5, 4)
  const { products, missing, otherCategory } = await compare(second.id, first.id)
  expect(products).toMatchObject([
    {
      _id: second.id,
      price: 8000,
      averageRating: 4.5,
      discount: { value: 10, isActive: true },
      honestDiscount: { lowestPrice: null, percent: 0 },
      categories: [{ name: 'Electronics' }, { name: 'Phones' }],
    },
    {
      _id: first.id,
      storeName: 'Tek Kalbas',
      address: { city: 'Curepipe' },
      honestDiscount: null,
      hours: { openingHours: null },
    },
  ])
  expect([missing, otherCategory]).toEqual([0, []])
})

test('products of the same root category are alike, those of another are named with it', async () => {
  const { given } = shop
  const tablets = await given.productCategory({
    name: 'Tablets',
    parent: { id: phones.path[0] ?? '', path: phones.path.slice(0, 1) },
  })
  const food = await given.productCategory({ name: 'Food' })
  const phone = await given.product({ category: phones })
  const tablet = await given.product({ category: tablets })
  const bread = await given.product({ category: food, title: 'Dipin' })
  const answer = await compare(phone.id, bread.id, tablet.id)
  expect(answer.products.map(({ _id }) => _id)).toEqual([phone.id, tablet.id])
  expect(answer.otherCategory).toEqual([
    { _id: bread.id, title: 'Dipin', category: { _id: food.id, name: 'Food' } },
  ])
})

test('what is removed, hidden or never was is missing, and is back when it is shown again', async () => {
  const { given } = shop
  const { client: owner } = await shop.signedIn('owner', await given.owner())
  const [shown, removed] = [
    await given.product({ category: phones }),
    await given.product({ category: phones }),
  ]
  const never = v7()
  expect((await compare(shown.id, removed.id, never)).missing).toBe(1)
  await owner.ownerModeration.removeProduct({ productId: removed.id, reason: 'Seen in the shop.' })
  const answer = await compare(shown.id, removed.id, never)
  expect([answer.products.length, answer.missing]).toEqual([1, 2])
  await owner.ownerModeration.restoreProduct({ productId: removed.id })
  expect((await compare(shown.id, removed.id, never)).missing).toBe(1)
})

test('an id named twice is shown once, however it is written', async () => {
  const { id } = await shop.given.product({ category: phones })
  expect((await compare(id, id.toUpperCase(), id)).products).toHaveLength(1)
})

const ids = (count: number) => Array.from({ length: count }, () => v7()).join(',')
test.each([
  ['nothing', '', 'Please name the products to compare.'],
  ['five products', ids(5), 'Up to 4 products can be compared at once.'],
  ['a very long list', 'x,'.repeat(5000), 'Up to 4 products can be compared at once.'],
  ['what is no id', `${v7()},42`, 'That is not a valid id.'],
])('%s is refused with a sentence', async (_, products, message) => {
  const response = await shop.app.inject({ url: '/api/product/compare', query: { products } })
  expect([response.statusCode, response.json().message]).toEqual([400, message])
})
