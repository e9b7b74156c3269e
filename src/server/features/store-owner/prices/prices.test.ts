import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type OwnProductsApp, ownProductsApp } from '#tests/support/own-products-app.ts'

let shop: OwnProductsApp
beforeAll(async () => {
  shop = await ownProductsApp()
})
beforeEach(() => shop.at('2026-11-14T08:00:00Z'))

const confirmedAt = async (productId: string) =>
  (await shop.client.catalogue.productDetail({ productId })).priceConfirmedAt

describe('the price of a product', () => {
  test('is confirmed by adding the product, and by a new price or discount, but not by a new title', async () => {
    const owner = await shop.storeOwner()
    const productId = await shop.added(owner)
    const { storeOwner } = owner.client
    const created = '2026-11-14T08:00:00.000Z'
    expect(await confirmedAt(productId)).toBe(created)

    await storeOwner.updateProduct({ productId, title: 'Without a typing error', price: 1450.5 })
    expect(await confirmedAt(productId)).toBe(created)

    await storeOwner.updateProduct({ productId, price: 1500 })
    const changed = await confirmedAt(productId)
    expect(changed > created).toBe(true)
    await storeOwner.updateProduct({ productId, discount: { value: 10, expiresAt: '2026-11-30' } })
    expect((await confirmedAt(productId)) > changed).toBe(true)
  })

  test('counts as old after six months, until the owner confirms all prices at once', async () => {
    const { client, store } = await shop.storeOwner()
    const old = await shop.given.product({ store, addedAt: '2026-05-13T08:00:00Z' })
    const fresh = await shop.given.product({ store, addedAt: '2026-06-01T08:00:00Z' })
    const { storeOwner } = client
    expect(await storeOwner.priceAges({})).toEqual({ confirmedAt: null, products: 2, old: 1 })
    expect(await confirmedAt(old.id)).toBe('2026-05-13T08:00:00.000Z')

    expect(await storeOwner.confirmPrices({})).toEqual({
      message: 'Your prices are confirmed.',
      prices: { confirmedAt: '2026-11-14T08:00:00.000Z', products: 2, old: 0 },
    })
    for (const { id } of [old, fresh]) expect(await confirmedAt(id)).toBe('2026-11-14T08:00:00.000Z')

    shop.at('2027-05-13T20:00:00Z')
    const later = await shop.signedIn('admin', store)
    expect(await later.client.storeOwner.priceAges({})).toMatchObject({ old: 2 })
  })

  test('of another store stays as it is', async () => {
    const one = await shop.storeOwner()
    const other = await shop.storeOwner()
    const theirs = await shop.given.product({ store: other.store, addedAt: '2026-05-01T08:00:00Z' })
    await one.client.storeOwner.confirmPrices({})
    expect(await confirmedAt(theirs.id)).toBe('2026-05-01T08:00:00.000Z')
    expect(await other.client.storeOwner.priceAges({})).toEqual({ confirmedAt: null, products: 1, old: 1 })
  })

  test('is confirmed without touching a product, so that ten thousand cost no more than one', async () => {
    const { client, store } = await shop.storeOwner()
    const product = await shop.given.product({ store })
    const place = async () =>
      (await shop.database.sql`select ctid::text, xmin::text from products where id = ${product.id}`)[0]
    const before = await place()
    await client.storeOwner.confirmPrices({})
    expect(await place()).toEqual(before)
  })
})

test('a store without products has no old prices', async () => {
  const { client } = await shop.storeOwner()
  expect(await client.storeOwner.priceAges({})).toEqual({ confirmedAt: null, products: 0, old: 0 })
})
