import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'

let shop: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  shop = await testApp()
})

test('a product comes with its store, its categories from the root down, and its reviews', async () => {
  const { client, given } = shop
  const food = await given.productCategory({ name: 'Food' })
  const fruit = await given.productCategory({ name: 'Fruit', parent: food })
  const store = await given.store({ name: 'Marché Central', city: 'Port Louis' })
  const product = await given.product({
    store,
    category: fruit,
    title: 'Ananas Victoria',
    description: 'Small and sweet.',
    price: 75.5,
    discount: { value: 10, expiresAt: '2026-11-14' },
    featured: { from: '2026-11-01T00:00:00Z' },
  })
  await given.productRated(product, 5, 4)
  await given.storeRated(store, 3)

  expect(await client.catalogue.productDetail({ productId: product.id })).toEqual({
    _id: product.id,
    title: 'Ananas Victoria',
    priceConfirmedAt: '2026-11-14T08:00:00.000Z',
    isPriceOld: false,
    honestDiscount: { startedAt: '2026-11-14T08:00:00.000Z', lowestPrice: null, percent: 0 },
    priceHistory: [],
    sharePicture: expect.stringMatching(/^\/media\/share\/product\/.*\/en-[0-9a-f]{16}\.jpg$/),
    description: 'Small and sweet.',
    price: 75.5,
    image: expect.stringMatching(/^\/media\/upload\/f_auto,q_auto,w_800\//),
    imagePlaceholder: '#dff3ee',
    link: null,
    discount: { value: 10, expiresAt: '2026-11-14T19:59:00.000Z', isActive: true },
    averageRating: 4.5,
    ratingCount: 2,
    ratingCounts: [0, 0, 0, 1, 1],
    storeName: 'Marché Central',
    averageStoreRating: 3,
    storeRatingCount: 1,
    userId: store.id,
    address: { stNumber: '12', line: 'Royal Road', locality: 'Centre', city: 'Port Louis', details: null },
    contactInfo: '57550142',
    isFeatured: true,
    createdAt: '2026-11-14T08:00:00.000Z',
    categories: [
      { _id: food.id, name: 'Food' },
      { _id: fruit.id, name: 'Fruit' },
    ],
    reviews: [
      expect.objectContaining({ rating: 4, user: { _id: expect.any(String), name: expect.any(String) } }),
      expect.objectContaining({ rating: 5, comment: '' }),
    ],
    store: {
      _id: store.id,
      name: 'Marché Central',
      image: expect.any(String),
      imagePlaceholder: '#dff3ee',
      averageRating: 3,
      ratingCount: 1,
      checks: { verifiedUntil: null, halalCheckedUntil: null },
    },
  })
})

test('without discount, ratings or link there are nulls, zeros and an empty list', async () => {
  const { id } = await shop.given.product()
  expect(await shop.client.catalogue.productDetail({ productId: id })).toMatchObject({
    discount: { value: null, expiresAt: null, isActive: false },
    averageRating: 0,
    ratingCount: 0,
    link: null,
    isFeatured: false,
    reviews: [],
  })
})

test('an expired discount is told but not active', async () => {
  const { id } = await shop.given.product({ discount: { value: 30, expiresAt: '2026-11-13' } })
  const { discount } = await shop.client.catalogue.productDetail({ productId: id })
  expect(discount).toEqual({ value: 30, expiresAt: '2026-11-13T19:59:00.000Z', isActive: false })
})

test('a review that waits for the website owner is not shown', async () => {
  const { client, given, database } = shop
  const product = await given.product()
  await given.productRated(product, 1)
  await database.sql`update product_ratings set status = 'held' where product_id = ${product.id}`
  expect(await client.catalogue.productDetail({ productId: product.id })).toMatchObject({
    reviews: [],
    ratingCount: 0,
    ratingCounts: [0, 0, 0, 0, 0],
  })
})

test.each([
  [
    'a removed product',
    (id: string) => shop.database.sql`update products set status = 'removed' where id = ${id}`,
  ],
  [
    'a product of a suspended store',
    (id: string) =>
      shop.database
        .sql`update stores set status = 'suspended' where id = (select store_id from products where id = ${id})`,
  ],
  ['a product that never was', (id: string) => shop.database.sql`delete from products where id = ${id}`],
])('%s is not found', async (_, hide) => {
  const { id } = await shop.given.product()
  await hide(id)
  const response = await shop.app.inject(`/api/product/detail/${id}`)
  expect(response.statusCode).toBe(404)
  expect(response.json()).toEqual({ message: 'Product not found', code: 'not-found' })
})

test.each(['42', 'x'.repeat(199), '%27%20or%201%3D1', '%00', '🥭'])('%j is not an id', async (id) => {
  const response = await shop.app.inject(`/api/product/detail/${encodeURI(id).replaceAll('%25', '%')}`)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ message: 'That is not a valid id.' })
})
