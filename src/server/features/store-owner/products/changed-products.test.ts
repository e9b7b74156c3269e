import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { products } from '#server/platform/database/schema/index.ts'
import { type OwnProductsApp, ownProductsApp } from '#tests/support/own-products-app.ts'
import { refusal } from '#tests/support/refusal.ts'

let shop: OwnProductsApp
beforeAll(async () => {
  shop = await ownProductsApp()
})

describe('changing a product', () => {
  test('changes only the fields that were sent, and shows everywhere at once', async () => {
    const owner = await shop.storeOwner()
    const id = await shop.added(owner, { link: 'https://shop.example.mu' })
    const detail = () => owner.client.catalogue.productDetail({ productId: id })
    const before = await detail()
    expect(await owner.client.storeOwner.updateProduct({ productId: id, price: 99 })).toEqual({
      message: 'Your product is updated.',
      version: 2,
    })
    expect(await detail()).toEqual({
      ...before,
      price: 99,
      priceConfirmedAt: expect.any(String),
      sharePicture: expect.not.stringContaining(before.sharePicture ?? ''),
    })
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

  test('records every price it had', async () => {
    const owner = await shop.storeOwner()
    const productId = await shop.added(owner)
    const change = (changes: object) => owner.client.storeOwner.updateProduct({ productId, ...changes })
    await change({ price: 1200 })
    await change({ title: 'The same price' })
    await change({ discount: { value: 20, expiresAt: '2026-11-30' } })
    await change({ discount: { value: 0 } })
    expect(await shop.prices(productId)).toEqual([
      { cents: 145_050, percent: null },
      { cents: 120_000, percent: null },
      { cents: 120_000, percent: 20 },
      { cents: 120_000, percent: null },
    ])
  })

  test('saved in another tab since is refused with a sentence, and nothing is lost', async () => {
    const owner = await shop.storeOwner()
    const productId = await shop.added(owner)
    shop.at('2026-11-14T08:07:00Z')
    await owner.client.storeOwner.updateProduct({ productId, price: 100, version: 1 })
    const later = owner.client.storeOwner.updateProduct({ productId, price: 200, title: 'Mine', version: 1 })
    expect(await refusal(later)).toEqual({
      status: 409,
      code: 'saved-meanwhile',
      message:
        'This product was saved in another window on 14/11/2026 at 12:07. Please open it again and repeat your change.',
    })
    expect(await shop.own(owner, productId)).toMatchObject({ price: 100, title: 'Sega dress', version: 2 })
    await owner.client.storeOwner.updateProduct({ productId, price: 200, version: 2 })
    expect(await shop.own(owner, productId)).toMatchObject({ price: 200, version: 3 })
    shop.at('2026-11-14T08:00:00Z')
  })

  test('from several tabs at the same moment, one save counts', async () => {
    const owner = await shop.storeOwner()
    const productId = await shop.added(owner)
    const outcomes = await Promise.all(
      [10, 20, 30, 40].map((price) =>
        owner.client.storeOwner.updateProduct({ productId, price, version: 1 }).then(
          () => 200,
          (error) => error.status,
        ),
      ),
    )
    expect(outcomes.sort()).toEqual([200, 409, 409, 409])
    expect(await shop.own(owner, productId)).toMatchObject({ version: 2 })
  })

  test('that the website owner removed does not bring it back', async () => {
    const owner = await shop.storeOwner()
    const productId = await shop.added(owner)
    await shop.database.tables.update(products).set({ status: 'removed' }).where(eq(products.id, productId))
    await owner.client.storeOwner.updateProduct({ productId, title: 'Please' })
    expect(await shop.own(owner, productId)).toMatchObject({ title: 'Please', isRemoved: true })
    expect(await refusal(owner.client.catalogue.productDetail({ productId }))).toMatchObject({ status: 404 })
  })
})
