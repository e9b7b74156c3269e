import { asc, eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { priceHistory, productRatings, products } from '#server/database/schema/index.ts'
import { refusal } from '#tests/support/refusal.ts'
import { type StoreOwnerApp, storeOwnerApp } from '#tests/support/store-owner-app.ts'

let shop: StoreOwnerApp
beforeAll(async () => {
  shop = await storeOwnerApp()
})

type Owner = Awaited<ReturnType<StoreOwnerApp['storeOwner']>>

const chain = 'Please choose the categories from the list, each below the one before.'
const notFound = { status: 404, code: 'not-found', message: 'Product not found' }

async function added({ client }: Owner, changed: object = {}) {
  const { _id } = await client.storeOwner.createProduct({ ...(await shop.product()), ...changed })
  return _id
}

const own = async ({ client }: Owner, id: string) =>
  (await client.storeOwner.products({})).products.find(({ _id }) => _id === id)

const prices = (productId: string) =>
  shop.database.tables
    .select({ cents: priceHistory.priceCents, percent: priceHistory.discountPercent })
    .from(priceHistory)
    .where(eq(priceHistory.productId, productId))
    .orderBy(asc(priceHistory.id))

describe('adding a product', () => {
  test('shows it at once in the dashboard and to everybody', async () => {
    const owner = await shop.storeOwner({ name: 'Ti Lakaz', city: 'Souillac' })
    const { client } = owner
    const newest = async () => (await client.catalogue.newArrivals({})).products[0]
    expect(await newest()).not.toMatchObject({ title: 'Sega dress' })
    const form = await shop.product()
    const answer = await client.storeOwner.createProduct({
      ...form,
      link: 'https://shop.example.mu/sega',
      discount: { value: 12.5, expiresAt: '2026-11-20' },
    })
    expect(answer).toEqual({ message: 'Your product is added.', _id: expect.any(String) })
    expect(await newest()).toMatchObject({
      _id: answer._id,
      storeName: 'Ti Lakaz',
      address: { city: 'Souillac' },
    })
    expect(await client.storeOwner.products({})).toEqual({
      products: [
        {
          _id: answer._id,
          title: 'Sega dress',
          description: 'Flies high.',
          price: 1450.5,
          image: form.image,
          imagePlaceholder: '#dff3ee',
          link: 'https://shop.example.mu/sega',
          discount: { value: 12.5, expiresAt: '2026-11-20T19:59:00.000Z', isActive: true },
          averageRating: 0,
          ratingCount: 0,
          isFeatured: false,
          isRemoved: false,
          categories: ['Fashion > Women > Dresses'],
          categoryIds: form.categories,
          version: 1,
          createdAt: '2026-11-14T08:00:00.000Z',
        },
      ],
    })
    expect(await prices(answer._id)).toEqual([{ cents: 145_050, percent: 12.5 }])
  })

  test.each([
    [{ title: ' ' }, 'title', 'Please fill in all required fields!'],
    [{ description: '' }, 'description', 'Please fill in all required fields!'],
    [{ price: -1 }, 'price', 'The price must be a number of rupees, 0 or more, with at most 2 decimals.'],
    [{ image: '/media/upload/never.jpg' }, 'image', 'Please upload the picture first.'],
    [{ link: 'javascript:alert(1)' }, 'link', 'Please enter a link that starts with http:// or https://.'],
    [
      { discount: { value: 20, expiresAt: '2026-11-13' } },
      'discount.expiresAt',
      'The discount must end today or later.',
    ],
    [{ discount: { value: 20 } }, 'discount.expiresAt', 'Please choose the day on which the discount ends.'],
  ])('with %j is refused', async (changed, path, message) => {
    const owner = await shop.storeOwner()
    expect(await refusal(added(owner, changed))).toMatchObject({ status: 400, message, issues: [{ path }] })
    expect((await owner.client.storeOwner.products({})).products).toEqual([])
  })

  test('needs categories that lead from one to the next', async () => {
    const owner = await shop.storeOwner()
    const [root = '', women = '', dresses = '', summer = ''] = shop.fashion
    const [garden = '', plants = ''] = shop.garden
    for (const categories of [
      [women, dresses],
      [root, dresses],
      [garden, women],
      [root, women, summer],
      [root, women, dresses, plants],
      [root, root],
      shop.food.slice(0, 2),
    ]) {
      expect(await refusal(added(owner, { categories }))).toMatchObject({ status: 400, message: chain })
    }
    await added(owner, { categories: shop.fashion })
    await added(owner, { categories: shop.garden })
    const trails = (await owner.client.storeOwner.products({})).products.map(({ categories }) => categories)
    expect(trails).toEqual([['Garden > Plants'], ['Fashion > Women > Dresses > Summer']])
  })

  test('with a discount of today is possible until 23:59 Mauritius time', async () => {
    const owner = await shop.storeOwner()
    const discount = { value: 20, expiresAt: '2026-11-14' }
    shop.at('2026-11-14T19:58:59Z')
    const fresh = await shop.signedIn('admin', owner.store)
    await added({ ...owner, ...fresh }, { discount })
    shop.at('2026-11-14T19:59:00Z')
    expect(await refusal(added({ ...owner, ...fresh }, { discount }))).toMatchObject({ status: 400 })
    shop.at('2026-11-14T08:00:00Z')
  })

  test('many at once all arrive', async () => {
    const owner = await shop.storeOwner()
    await Promise.all(Array.from({ length: 12 }, () => added(owner)))
    expect((await owner.client.storeOwner.products({})).products).toHaveLength(12)
  })
})

describe('changing a product', () => {
  test('touches what was sent and nothing else, everywhere at once', async () => {
    const owner = await shop.storeOwner()
    const id = await added(owner, { link: 'https://shop.example.mu' })
    const detail = () => owner.client.catalogue.productDetail({ productId: id })
    const before = await detail()
    expect(await owner.client.storeOwner.updateProduct({ productId: id, price: 99 })).toEqual({
      message: 'Your product is updated.',
      version: 2,
    })
    expect(await detail()).toEqual({ ...before, price: 99 })
    const image = await shop.uploaded()
    await owner.client.storeOwner.updateProduct({
      productId: id,
      title: 'Straw hat',
      description: 'Shade.',
      image,
      link: '',
      categories: shop.garden,
    })
    expect(await detail()).toMatchObject({
      title: 'Straw hat',
      description: 'Shade.',
      price: 99,
      image,
      link: null,
      categories: [{ name: 'Garden' }, { name: 'Plants' }],
    })
    const found = await owner.client.search.productsAndStores({ q: 'straw hat' })
    expect(found.products.map(({ _id }) => _id)).toContain(id)
  })

  test('writes down every price it had', async () => {
    const owner = await shop.storeOwner()
    const productId = await added(owner)
    const change = (changes: object) => owner.client.storeOwner.updateProduct({ productId, ...changes })
    await change({ price: 1200 })
    await change({ title: 'The same price' })
    await change({ discount: { value: 20, expiresAt: '2026-11-30' } })
    await change({ discount: { value: 0 } })
    expect(await prices(productId)).toEqual([
      { cents: 145_050, percent: null },
      { cents: 120_000, percent: null },
      { cents: 120_000, percent: 20 },
      { cents: 120_000, percent: null },
    ])
  })

  const tomorrow = '2026-11-15T19:59:00.000Z'
  const twenty = { value: 20, expiresAt: tomorrow, isActive: true }
  const none = { value: null, expiresAt: null, isActive: false }
  test.each([
    ['left out', {}, twenty],
    ['0', { discount: { value: 0 } }, none],
    ['0 with a day', { discount: { value: 0, expiresAt: '2026-11-30' } }, none],
    ['nothing in both parts', { discount: { value: null, expiresAt: null } }, none],
    ['null', { discount: null }, none],
    ['another percent', { discount: { value: 35.5 } }, { ...twenty, value: 35.5 }],
    [
      'another day',
      { discount: { value: null, expiresAt: '2026-12-24T21:00:00Z' } },
      { ...twenty, expiresAt: '2026-12-25T19:59:00.000Z' },
    ],
  ])('with a discount that is %s', async (_, changes, discount) => {
    const owner = await shop.storeOwner()
    const productId = await added(owner, { discount: { value: 20, expiresAt: '2026-11-15' } })
    await owner.client.storeOwner.updateProduct({ productId, ...changes })
    expect((await own(owner, productId))?.discount).toEqual(discount)
  })

  test.each([
    [{ value: 20 }, 'discount.expiresAt', 'Please choose the day on which the discount ends.'],
    [{ expiresAt: '2026-11-30' }, 'discount.value', 'Please enter the discount in percent.'],
    [{ value: 20, expiresAt: '2026-11-01' }, 'discount.expiresAt', 'The discount must end today or later.'],
    [
      { value: 100, expiresAt: '2026-11-30' },
      'discount.value',
      'The discount must be a number from 0 to less than 100, with at most 2 decimals.',
    ],
  ])('to the discount %j, when there was none, is refused', async (discount, path, message) => {
    const owner = await shop.storeOwner()
    const productId = await added(owner)
    const change = owner.client.storeOwner.updateProduct({ productId, title: 'New', discount })
    expect(await refusal(change)).toMatchObject({ status: 400, message, issues: [{ path, message }] })
    expect(await own(owner, productId)).toMatchObject({ title: 'Sega dress', version: 1 })
  })

  test('may leave a discount that has run out as it is, but not begin it again', async () => {
    const owner = await shop.storeOwner()
    const over = { value: 20, expiresAt: '2026-11-01' }
    const { id: productId } = await shop.given.product({ store: owner.store, discount: over })
    await owner.client.storeOwner.updateProduct({ productId, title: 'Renamed', discount: over })
    expect(await own(owner, productId)).toMatchObject({
      title: 'Renamed',
      discount: { value: 20, isActive: false },
    })
    const again = owner.client.storeOwner.updateProduct({ productId, discount: { value: 30 } })
    expect(await refusal(again)).toMatchObject({ message: 'The discount must end today or later.' })
  })

  test('saved in another tab meanwhile is told, not lost', async () => {
    const owner = await shop.storeOwner()
    const productId = await added(owner)
    shop.at('2026-11-14T08:07:00Z')
    await owner.client.storeOwner.updateProduct({ productId, price: 100, version: 1 })
    const later = owner.client.storeOwner.updateProduct({ productId, price: 200, title: 'Mine', version: 1 })
    expect(await refusal(later)).toEqual({
      status: 409,
      code: 'saved-meanwhile',
      message:
        'This product was saved in another window on 14/11/2026 at 12:07. Please open it again and repeat your change.',
    })
    expect(await own(owner, productId)).toMatchObject({ price: 100, title: 'Sega dress', version: 2 })
    await owner.client.storeOwner.updateProduct({ productId, price: 200, version: 2 })
    expect(await own(owner, productId)).toMatchObject({ price: 200, version: 3 })
    shop.at('2026-11-14T08:00:00Z')
  })

  test('from several tabs at the same moment, one save counts', async () => {
    const owner = await shop.storeOwner()
    const productId = await added(owner)
    const outcomes = await Promise.all(
      [10, 20, 30, 40].map((price) =>
        owner.client.storeOwner.updateProduct({ productId, price, version: 1 }).then(
          () => 200,
          (error) => error.status,
        ),
      ),
    )
    expect(outcomes.sort()).toEqual([200, 409, 409, 409])
    expect(await own(owner, productId)).toMatchObject({ version: 2 })
  })

  test('that the website owner removed does not bring it back', async () => {
    const owner = await shop.storeOwner()
    const productId = await added(owner)
    await shop.database.tables.update(products).set({ status: 'removed' }).where(eq(products.id, productId))
    await owner.client.storeOwner.updateProduct({ productId, title: 'Please' })
    expect(await own(owner, productId)).toMatchObject({ title: 'Please', isRemoved: true })
    expect(await refusal(owner.client.catalogue.productDetail({ productId }))).toMatchObject({ status: 404 })
  })
})

describe('deleting a product', () => {
  test('takes its ratings and prices along, and is seen at once', async () => {
    const owner = await shop.storeOwner()
    const productId = await added(owner)
    await shop.given.productRated({ id: productId }, 5, 3)
    await shop.changed()
    const { client } = owner
    expect(await client.catalogue.productDetail({ productId })).toMatchObject({ title: 'Sega dress' })
    expect(await client.storeOwner.deleteProduct({ productId })).toEqual({
      message: 'Your product is deleted.',
    })
    expect(await refusal(client.catalogue.productDetail({ productId }))).toMatchObject({ status: 404 })
    expect((await client.store.products({ storeId: owner.store.id })).total).toBe(0)
    expect(await prices(productId)).toEqual([])
    expect(await refusal(client.storeOwner.deleteProduct({ productId }))).toEqual(notFound)
  })

  test('while it is being rated ends well for everybody', async () => {
    const owner = await shop.storeOwner()
    const productId = await added(owner)
    const raters = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async () => shop.signedIn('user', await shop.given.user())),
    )
    const outcomes = await Promise.all([
      ...raters.map(({ client }) =>
        client.rating.rateProduct({ productId, rating: 4 }).then(
          () => 200,
          (error) => error.status,
        ),
      ),
      owner.client.storeOwner.deleteProduct({ productId }).then(() => 'deleted'),
    ])
    expect(outcomes.at(-1)).toBe('deleted')
    for (const outcome of outcomes.slice(0, -1)) expect([200, 404]).toContain(outcome)
    expect(await shop.database.tables.$count(productRatings, eq(productRatings.productId, productId))).toBe(0)
  })
})

describe('somebody else’s product', () => {
  test('is not found, to change or to delete, and not listed', async () => {
    const [one, other] = [await shop.storeOwner(), await shop.storeOwner()]
    const productId = await added(one)
    const { storeOwner } = other.client
    expect(await refusal(storeOwner.updateProduct({ productId, title: 'Mine now' }))).toEqual(notFound)
    expect(await refusal(storeOwner.deleteProduct({ productId }))).toEqual(notFound)
    expect(await refusal(storeOwner.deleteProduct({ productId: v7() }))).toEqual(notFound)
    expect(await storeOwner.products({})).toEqual({ products: [] })
    expect(await own(one, productId)).toMatchObject({ title: 'Sega dress', version: 1 })
  })
})
