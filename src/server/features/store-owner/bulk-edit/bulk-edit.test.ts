import { eq, inArray } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BulkOperation } from '#domain/bulk-edit.ts'
import { pictures, products } from '#server/platform/database/schema/index.ts'
import { type OwnProductsApp, ownProductsApp } from '#tests/support/own-products-app.ts'
import { refusal } from '#tests/support/refusal.ts'

const now = '2026-11-14T08:00:00Z'
let shop: OwnProductsApp
let owner: Awaited<ReturnType<OwnProductsApp['storeOwner']>>
beforeAll(async () => {
  shop = await ownProductsApp()
})
beforeEach(async () => {
  shop.at(now)
  owner = await shop.storeOwner()
})

const many = (...prices: number[]) => Promise.all(prices.map((price) => shop.added(owner, { price })))
const edit = (productIds: string[], operation: BulkOperation) =>
  owner.client.storeOwner.editProducts({ productIds, operation: operation as never })
const undo = (undoId: string | null) => owner.client.storeOwner.undoProductEdit({ undoId: undoId ?? '' })
const own = async (id = '') => shop.own(owner, id)
const prices = async (ids: string[]) => Promise.all(ids.map(async (id) => (await own(id))?.price))
const down = (value: number): BulkOperation => ({ kind: 'price', by: 'amount', value: -value })

test('prices change by a percentage or an amount, publicly at once, and are restored', async () => {
  const ids = await many(100, 250, 999.5)
  const [productId = ''] = ids
  const shown = async () => (await owner.client.catalogue.productDetail({ productId })).price
  expect(await shown()).toBe(100)
  const answer = await edit(ids, { kind: 'price', by: 'percent', value: 10 })
  expect(answer).toMatchObject({ message: '3 products are changed.', refused: [] })
  expect(answer.changed.toSorted()).toEqual(ids.toSorted())
  expect(await prices(ids)).toEqual([110, 275, 1099])
  expect(await shown()).toBe(110)
  expect(await undo(answer.undoId)).toMatchObject({
    message: '3 products are as they were before.',
    kept: [],
  })
  expect(await prices(ids)).toEqual([100, 250, 999.5])
  expect((await shop.prices(productId)).map(({ cents }) => cents)).toEqual([10_000, 11_000, 10_000])
  expect(await refusal(undo(answer.undoId))).toEqual({
    status: 404,
    code: 'not-found',
    message: 'This can no longer be undone.',
  })
})

test('products that cannot be changed are named, and the others are changed', async () => {
  const [cheap = '', dear = ''] = await many(40, 100)
  const answer = await edit([cheap, dear], down(50))
  expect(answer).toMatchObject({
    message: '1 product is changed.',
    changed: [dear],
    refused: [{ _id: cheap, fault: 'below-zero' }],
  })
  expect(await refusal(edit([cheap], down(50)))).toEqual({
    status: 409,
    code: 'below-zero',
    message: 'The price would fall below zero.',
  })
  expect(await prices([cheap, dear])).toEqual([40, 50])
})

test('a discount begins and ends for many, a category is chosen for many', async () => {
  const ids = await many(100, 200)
  await edit(ids, { kind: 'discount', value: 15, expiresAt: '2026-11-20' })
  expect((await own(ids[1]))?.discount).toMatchObject({ value: 15, expiresAt: '2026-11-20T19:59:00.000Z' })
  const ended = await edit(ids, { kind: 'end-discount' })
  expect((await own(ids[1]))?.discount.value).toBeNull()
  await undo(ended.undoId)
  expect((await own(ids[0]))?.discount).toMatchObject({ value: 15, isActive: true })
  const moved = await edit(ids, { kind: 'category', categories: shop.garden })
  expect((await own(ids[0]))?.categories).toEqual(['Garden > Plants'])
  await undo(moved.undoId)
  expect((await own(ids[0]))?.categories).toEqual(['Fashion > Women > Dresses'])
})

test.each<[string, object, string]>([
  ['no products', { productIds: [], operation: { kind: 'hide' } }, 'Please choose 1 to 500 products.'],
  ['nothing to do', { operation: { kind: 'burn' } }, 'Please choose what to do with these products.'],
  [
    'a price by too much',
    { operation: { kind: 'price', by: 'percent', value: -100 } },
    'Please enter by how much the prices change, with at most 2 decimals.',
  ],
  [
    'a discount of nothing',
    { operation: { kind: 'discount', value: 0, expiresAt: '2026-11-20' } },
    'The discount must be a number from 0.01 to less than 100, with at most 2 decimals.',
  ],
  [
    'a category that is none',
    {
      operation: {
        kind: 'category',
        categories: ['0192f3a4-5b6c-7d8e-9f01-23456789abcd', '0192f3a4-5b6c-7d8e-9f01-23456789abce'],
      },
    },
    'Please choose the categories from the list, each below the one before.',
  ],
])('%s is refused with a sentence', async (_, sent, message) => {
  const productIds = await many(100)
  const body = { productIds, operation: { kind: 'hide' }, ...sent } as never
  expect(await refusal(owner.client.storeOwner.editProducts(body))).toMatchObject({ status: 400, message })
})

test('what is so already is not changed, and has no undo', async () => {
  const ids = await many(100)
  expect(await edit(ids, { kind: 'show' })).toEqual({
    message: 'These products are so already.',
    undoId: null,
    changed: [],
    refused: [],
  })
  expect((await own(ids[0]))?.version).toBe(1)
})

describe('undoing', () => {
  test('leaves alone what was changed since, and says so', async () => {
    const [one = '', two = '', three = ''] = await many(100, 200, 300)
    const { undoId } = await edit([one, two, three], down(10))
    await owner.client.storeOwner.updateProduct({ productId: two, title: 'Renamed' })
    await owner.client.storeOwner.deleteProduct({ productId: three })
    const answer = await undo(undoId)
    expect(answer.message).toBe('As before: 1. Changed or deleted since, and left as they are: 2.')
    expect(answer.kept.toSorted()).toEqual([two, three].toSorted())
    expect(await prices([one, two])).toEqual([100, 190])
  })

  test('is possible for a day', async () => {
    const ids = await many(100)
    const { undoId } = await edit(ids, down(10))
    shop.at('2026-11-15T08:00:01Z')
    owner = { ...owner, ...(await shop.signedIn('admin', owner.store)) }
    expect(await refusal(undo(undoId))).toMatchObject({ status: 404 })
  })

  test('belongs to the store', async () => {
    const ids = await many(100)
    const { undoId } = await edit(ids, down(10))
    const other = await shop.storeOwner()
    const tried = other.client.storeOwner.undoProductEdit({ undoId: undoId ?? '' })
    expect(await refusal(tried)).toMatchObject({ status: 404 })
    const theirs = other.client.storeOwner.editProducts({ productIds: ids, operation: { kind: 'hide' } })
    expect(await refusal(theirs)).toMatchObject({ status: 404, message: 'Product not found' })
    expect(await prices(ids)).toEqual([90])
  })
})

describe('deleting many', () => {
  const left = (ids: string[]) => shop.database.tables.$count(products, inArray(products.id, ids))

  /** The clock moves on, and the job that waits in the database is done by the process that finds it. */
  async function passed(moment: string) {
    const { sql } = shop.database
    shop.at(moment)
    await sql`update pgboss.job set start_after = now() where name = 'delete-products' and state = 'created'`
    await sql.notify('zilbazar_jobs', 'delete-products')
    const open = async () => {
      const [row] = await sql<{ count: number }[]>`
        select count(*)::int from pgboss.job where name = 'delete-products' and state in ('created', 'active')`
      return row?.count
    }
    await expect.poll(open, { timeout: 10_000 }).toBe(0)
  }

  /** The address of a picture that somebody uploaded. */
  async function upload(digit: string) {
    const key = `${digit.repeat(64)}.jpg`
    const createdAt = new Date('2026-11-14T07:00:00Z')
    await shop.database.tables.insert(pictures).values({ key, width: 9, height: 9, bytes: 9, createdAt })
    return { key, image: `/media/upload/${key}` }
  }
  const isThere = async (key: string) =>
    (await shop.database.tables.$count(pictures, eq(pictures.key, key))) > 0

  test('they are gone at once, and for good after a minute, with their pictures', async () => {
    const { key, image } = await upload('a')
    const ids = [await shop.added(owner, { image }), ...(await many(200))]
    const answer = await edit(ids, { kind: 'delete' })
    expect(answer.message).toBe('2 products are deleted. For a minute you can undo this.')
    expect((await owner.client.storeOwner.products({})).products).toEqual([])
    const [productId = ''] = ids
    const { client } = owner
    expect(await refusal(client.catalogue.productDetail({ productId }))).toMatchObject({ status: 404 })
    expect(await refusal(client.storeOwner.updateProduct({ productId, price: 1 }))).toMatchObject({
      status: 404,
    })
    expect(await refusal(edit(ids, { kind: 'show' }))).toMatchObject({ status: 404 })
    await passed('2026-11-14T08:00:59Z')
    expect([await left(ids), await isThere(key)]).toEqual([2, true])
    await edit(await many(1), { kind: 'delete' })
    await passed('2026-11-14T08:01:01Z')
    expect([await left(ids), await isThere(key)]).toEqual([0, false])
    expect(await refusal(undo(answer.undoId))).toMatchObject({
      status: 409,
      message: 'This can no longer be undone.',
    })
  })

  test('undone within the minute, they are as before, hidden ones hidden', async () => {
    const [shown = '', hidden = ''] = await many(100, 200)
    await edit([hidden], { kind: 'hide' })
    const { undoId } = await edit([shown, hidden], { kind: 'delete' })
    await undo(undoId)
    expect(await own(shown)).toMatchObject({ isHidden: false })
    expect(await own(hidden)).toMatchObject({ isHidden: true })
    await passed('2026-11-14T08:02:00Z')
    expect(await left([shown, hidden])).toBe(2)
    expect((await owner.client.catalogue.productDetail({ productId: shown })).price).toBe(100)
  })

  test('a reference can be used again at once, and then its deletion is not undone', async () => {
    const old = await shop.added(owner, { sku: 'A-1' })
    const { undoId } = await edit([old], { kind: 'delete' })
    await shop.added(owner, { sku: 'A-1' })
    expect(await refusal(undo(undoId))).toMatchObject({ status: 409 })
    expect((await owner.client.storeOwner.products({})).products).toHaveLength(1)
  })

  test('a picture that another product shows stays', async () => {
    const { key, image } = await upload('b')
    const gone = await shop.added(owner, { image })
    await shop.added(owner, { image })
    await edit([gone], { kind: 'delete' })
    await passed('2026-11-14T08:02:00Z')
    expect([await left([gone]), await isThere(key)]).toEqual([0, true])
  })
})
