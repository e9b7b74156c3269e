import { beforeAll, describe, expect, test } from 'vitest'
import { type OwnProductsApp, ownProductsApp } from '#tests/support/own-products-app.ts'
import { refusal } from '#tests/support/refusal.ts'

let shop: OwnProductsApp
beforeAll(async () => {
  shop = await ownProductsApp()
})

const shown = (productId: string) => shop.client.catalogue.productDetail({ productId })

describe('whether a product can be had, and its condition', () => {
  test('are absent from every answer until the store says them', async () => {
    const owner = await shop.storeOwner()
    const id = await shop.added(owner)
    const { products } = await shop.client.store.products({ storeId: owner.store.id })
    for (const answer of [await shown(id), await shop.own(owner, id), products[0]]) {
      expect(answer).not.toHaveProperty('availability')
      expect(answer).not.toHaveProperty('condition')
    }
  })

  test('show on the product, in lists and in the dashboard, and can be taken back', async () => {
    const owner = await shop.storeOwner()
    const state = { availability: 'sold-out', condition: 'used' } as const
    const productId = await shop.added(owner, state)
    expect(await shown(productId)).toMatchObject(state)
    expect(await shop.own(owner, productId)).toMatchObject(state)
    expect((await shop.client.store.products({ storeId: owner.store.id })).products).toMatchObject([state])

    const { storeOwner } = owner.client
    await storeOwner.updateProduct({ productId, availability: 'on-order' })
    expect(await shown(productId)).toMatchObject({ availability: 'on-order', condition: 'used' })
    await storeOwner.updateProduct({ productId, title: 'New words' })
    expect(await shown(productId)).toMatchObject({ availability: 'on-order', condition: 'used' })
    await storeOwner.updateProduct({ productId, availability: null, condition: '' })
    expect(await shown(productId)).not.toHaveProperty('availability')
    expect(await shown(productId)).not.toHaveProperty('condition')
  })

  test.each([
    [{ availability: 'maybe' }, 'Please choose available, on order or sold out.'],
    [{ availability: 7 }, 'Please choose available, on order or sold out.'],
    [{ condition: 'broken' }, 'Please choose new or used.'],
  ])('%j is refused with a sentence', async (wrong, message) => {
    const owner = await shop.storeOwner()
    const productId = await shop.added(owner)
    const update = owner.client.storeOwner.updateProduct({ productId, ...(wrong as object) })
    expect(await refusal(update)).toMatchObject({ status: 400, message })
  })
})

describe('the payments that a store takes', () => {
  test('show on its page in one order, once each, and can be taken back', async () => {
    const owner = await shop.storeOwner()
    const { storeOwner } = owner.client
    const detail = () => shop.client.store.detail({ storeId: owner.store.id })
    expect(await detail()).not.toHaveProperty('paymentsTaken')
    await storeOwner.updateProfile({ paymentsTaken: ['juice', 'cash', 'juice', 'maucas-qr'] })
    expect((await detail()).paymentsTaken).toEqual(['cash', 'juice', 'maucas-qr'])
    await storeOwner.updateProfile({ description: 'New words.' })
    expect((await storeOwner.profile({})).profile.paymentsTaken).toEqual(['cash', 'juice', 'maucas-qr'])
    await storeOwner.updateProfile({ paymentsTaken: [] })
    expect(await detail()).not.toHaveProperty('paymentsTaken')
  })

  test.each([['gold'], [['gold']], [['cash', 7]], [{}], [Array(99).fill('cash')]])(
    '%j are refused with a sentence',
    async (paymentsTaken) => {
      const owner = await shop.storeOwner()
      const update = owner.client.storeOwner.updateProfile({ paymentsTaken } as object)
      expect(await refusal(update)).toMatchObject({
        status: 400,
        message: 'Please choose the payments from the list.',
      })
    },
  )
})
