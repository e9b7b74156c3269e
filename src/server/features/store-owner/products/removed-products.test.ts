import { beforeAll, expect, test } from 'vitest'
import { type ModerationApp, moderationApp } from '#tests/support/moderation-app.ts'

let shop: ModerationApp
beforeAll(async () => {
  shop = await moderationApp()
})

test('a store owner sees why the website owner removed a product, until it is shown again', async () => {
  const store = await shop.given.store()
  const { id: productId } = await shop.given.product({ store })
  const { client } = await shop.signedIn('admin', store)
  const { ownerModeration } = await shop.owner()
  const own = async () => (await client.storeOwner.products({})).products[0]

  expect(await own()).toMatchObject({ isRemoved: false, removal: null })
  await ownerModeration.removeProduct({ productId, reason: 'The picture is not yours.' })
  await ownerModeration.restoreProduct({ productId })
  expect(await own()).toMatchObject({ isRemoved: false, removal: null })
  await ownerModeration.removeProduct({ productId, reason: 'The price is not the one in your shop.' })
  expect(await own()).toMatchObject({
    isRemoved: true,
    removal: { reason: 'The price is not the one in your shop.', at: expect.stringMatching(/Z$/) },
  })
})
