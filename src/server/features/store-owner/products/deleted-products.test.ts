import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { productRatings } from '#server/platform/database/schema/index.ts'
import { type OwnProductsApp, ownProductsApp } from '#tests/support/own-products-app.ts'
import { refusal } from '#tests/support/refusal.ts'

let shop: OwnProductsApp
beforeAll(async () => {
  shop = await ownProductsApp()
})

const notFound = { status: 404, code: 'not-found', message: 'Product not found' }

describe('deleting a product', () => {
  test('deletes its ratings and prices, and shows at once', async () => {
    const owner = await shop.storeOwner()
    const productId = await shop.added(owner)
    await shop.given.productRated({ id: productId }, 5, 3)
    await shop.changed()
    const { client } = owner
    expect(await client.catalogue.productDetail({ productId })).toMatchObject({ title: 'Sega dress' })
    expect(await client.storeOwner.deleteProduct({ productId })).toEqual({
      message: 'Your product is deleted.',
    })
    expect(await refusal(client.catalogue.productDetail({ productId }))).toMatchObject({ status: 404 })
    expect((await client.store.products({ storeId: owner.store.id })).total).toBe(0)
    expect(await shop.prices(productId)).toEqual([])
    expect(await refusal(client.storeOwner.deleteProduct({ productId }))).toEqual(notFound)
  })

  test('while it is being rated leaves no rating, and nobody gets a 500', async () => {
    const owner = await shop.storeOwner()
    const productId = await shop.added(owner)
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
    const productId = await shop.added(one)
    const { storeOwner } = other.client
    expect(await refusal(storeOwner.updateProduct({ productId, title: 'Mine now' }))).toEqual(notFound)
    expect(await refusal(storeOwner.deleteProduct({ productId }))).toEqual(notFound)
    expect(await refusal(storeOwner.deleteProduct({ productId: v7() }))).toEqual(notFound)
    expect(await storeOwner.products({})).toEqual({ products: [] })
    expect(await shop.own(one, productId)).toMatchObject({ title: 'Sega dress', version: 1 })
  })
})
