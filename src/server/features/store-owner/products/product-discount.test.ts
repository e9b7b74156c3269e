import { beforeAll, describe, expect, test } from 'vitest'
import { type OwnProductsApp, ownProductsApp } from '#tests/support/own-products-app.ts'
import { refusal } from '#tests/support/refusal.ts'

let shop: OwnProductsApp
beforeAll(async () => {
  shop = await ownProductsApp()
})

describe('a discount', () => {
  const tomorrow = '2026-11-15T19:59:00.000Z'
  const twenty = { value: 20, expiresAt: tomorrow, isActive: true }
  const none = { value: null, expiresAt: null, isActive: false }
  test.each([
    ['nothing said of it', {}, twenty],
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
  ])('stays, changes or ends when its product is saved with %s', async (_, changes, discount) => {
    const owner = await shop.storeOwner()
    const productId = await shop.added(owner, { discount: { value: 20, expiresAt: '2026-11-15' } })
    await owner.client.storeOwner.updateProduct({ productId, ...changes })
    expect((await shop.own(owner, productId))?.discount).toEqual(discount)
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
  ])('%j, when there was none, is refused', async (discount, path, message) => {
    const owner = await shop.storeOwner()
    const productId = await shop.added(owner)
    const change = owner.client.storeOwner.updateProduct({ productId, title: 'New', discount })
    expect(await refusal(change)).toMatchObject({ status: 400, message, issues: [{ path, message }] })
    expect(await shop.own(owner, productId)).toMatchObject({ title: 'Sega dress', version: 1 })
  })

  test('that has run out may be left as it is, but not begun again', async () => {
    const owner = await shop.storeOwner()
    const over = { value: 20, expiresAt: '2026-11-01' }
    const { id: productId } = await shop.given.product({ store: owner.store, discount: over })
    await owner.client.storeOwner.updateProduct({ productId, title: 'Renamed', discount: over })
    expect(await shop.own(owner, productId)).toMatchObject({
      title: 'Renamed',
      discount: { value: 20, isActive: false },
    })
    const again = owner.client.storeOwner.updateProduct({ productId, discount: { value: 30 } })
    expect(await refusal(again)).toMatchObject({ message: 'The discount must end today or later.' })
  })

  test('of today can be given until 23:59 Mauritius time', async () => {
    const discount = { value: 20, expiresAt: '2026-11-14' }
    shop.at('2026-11-14T19:58:59Z')
    const owner = await shop.storeOwner()
    await shop.added(owner, { discount })
    shop.at('2026-11-14T19:59:00Z')
    expect(await refusal(shop.added(owner, { discount }))).toMatchObject({ status: 400 })
    shop.at('2026-11-14T08:00:00Z')
  })
})
