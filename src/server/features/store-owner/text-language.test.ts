import { beforeAll, describe, expect, test } from 'vitest'
import { type OwnProductsApp, ownProductsApp } from '#tests/support/own-products-app.ts'
import { refusal } from '#tests/support/refusal.ts'

let shop: OwnProductsApp
beforeAll(async () => {
  shop = await ownProductsApp()
})

describe('the language of a store’s texts', () => {
  test('is absent from every answer until the store owner says it', async () => {
    const owner = await shop.storeOwner()
    const productId = await shop.added(owner)
    await owner.client.storeOwner.announce({ message: 'Open late.' })
    const { client } = shop
    const store = await client.store.detail({ storeId: owner.store.id })
    const answers = [
      store,
      store.announcement,
      await client.catalogue.productDetail({ productId }),
      await shop.own(owner, productId),
      (await owner.client.storeOwner.profile({})).profile,
      (await owner.client.storeOwner.announcement({})).announcement,
    ]
    for (const answer of answers) expect(answer).not.toHaveProperty('language')
  })

  test('holds for its products and its announcement, unless they say otherwise', async () => {
    const owner = await shop.storeOwner()
    const { storeOwner } = owner.client
    const [plain, french] = [await shop.added(owner), await shop.added(owner, { language: 'fr' })]
    await storeOwner.announce({ message: 'Ouvert tard.', language: 'fr' })
    await storeOwner.updateProfile({ language: 'mfe' })

    const { client } = shop
    const shown = async (productId: string) => (await client.catalogue.productDetail({ productId })).language
    const store = () => client.store.detail({ storeId: owner.store.id })
    expect(await store()).toMatchObject({ language: 'mfe', announcement: { language: 'fr' } })
    expect([await shown(plain), await shown(french)]).toEqual(['mfe', 'fr'])
    const { products } = await client.store.products({ storeId: owner.store.id })
    expect(products.map(({ language }) => language).sort()).toEqual(['fr', 'mfe'])
    expect((await shop.own(owner, french))?.language).toBe('fr')
    expect(await shop.own(owner, plain)).not.toHaveProperty('language')

    await storeOwner.updateProduct({ productId: french, language: null })
    await storeOwner.announce({ message: 'Ouver tar.' })
    expect(await shown(french)).toBe('mfe')
    expect((await store()).announcement?.language).toBe('mfe')
    expect((await storeOwner.announcement({})).announcement).not.toHaveProperty('language')

    await storeOwner.updateProfile({ language: '' })
    expect(await store()).not.toHaveProperty('language')
    expect(await shown(plain)).toBeUndefined()
  })

  test('stays when other things are saved', async () => {
    const owner = await shop.storeOwner()
    const productId = await shop.added(owner, { language: 'fr' })
    await owner.client.storeOwner.updateProfile({ language: 'en' })
    await owner.client.storeOwner.updateProfile({ description: 'New words.' })
    await owner.client.storeOwner.updateProduct({ productId, price: 12 })
    expect((await owner.client.storeOwner.profile({})).profile.language).toBe('en')
    expect((await shop.own(owner, productId))?.language).toBe('fr')
  })

  test.each([['de'], ['EN'], ['und'], [7], [['fr']], [{}]])('is refused when it is %j', async (language) => {
    const owner = await shop.storeOwner()
    const { storeOwner } = owner.client
    const productId = await shop.added(owner)
    const product = await shop.product()
    const bad = { language: language as 'en' }
    const sentence = 'Please choose English, French or Kreol Morisien.'
    for (const call of [
      () => storeOwner.updateProfile(bad),
      () => storeOwner.updateProduct({ productId, ...bad }),
      () => storeOwner.createProduct({ ...product, ...bad }),
      () => storeOwner.announce({ message: 'Open late.', ...bad }),
    ])
      expect(await refusal(call())).toMatchObject({
        status: 400,
        issues: [{ path: 'language', message: sentence }],
      })
  })

  test('is said by the store’s owner alone', async () => {
    const owner = await shop.storeOwner()
    const productId = await shop.added(owner)
    const others = [
      shop.visitor(),
      await shop.signedIn('user', await shop.given.user()),
      await shop.storeOwner(),
    ]
    for (const { client } of others)
      expect(await refusal(client.storeOwner.updateProduct({ productId, language: 'fr' }))).toMatchObject({
        status: expect.toSatisfy((status: number) => [401, 403, 404].includes(status)),
      })
    expect(await shop.own(owner, productId)).not.toHaveProperty('language')
  })
})
