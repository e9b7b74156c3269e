import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { salesOfStore } from '#server/shared/enquiry-sales.ts'
import { refusal } from '#tests/support/refusal.ts'
import { type StoreOwnerApp, storeOwnerApp } from '#tests/support/store-owner-app.ts'

let shop: StoreOwnerApp
beforeAll(async () => {
  shop = await storeOwnerApp()
})
beforeEach(() => shop.at('2026-11-14T08:00:00Z'))

async function asked() {
  const owner = await shop.storeOwner()
  const product = await shop.given.product({ store: owner.store, title: 'Gâteau coco' })
  const person = await shop.given.user({ name: 'Anjali Doe' })
  const { client } = await shop.signedIn('user', person)
  const { code } = await client.enquiry.ask({ productId: product.id })
  return { owner, product, person, client, code: code ?? '' }
}

describe('an enquiry', () => {
  test('has one code a person, product and day', async () => {
    const { client, person, product, code } = await asked()
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{6}$/)
    expect(await client.enquiry.ask({ productId: product.id })).toEqual({ code })
    const other = await shop.signedIn('user', await shop.given.user())
    expect((await other.client.enquiry.ask({ productId: product.id })).code).not.toBe(code)
    // 20:00 UTC is the next day in Mauritius.
    shop.at('2026-11-14T20:00:00Z')
    const later = await shop.signedIn('user', person)
    expect((await later.client.enquiry.ask({ productId: product.id })).code).not.toBe(code)
  })

  test('that is sent several times at once has one code', async () => {
    const { store } = await shop.storeOwner()
    const product = await shop.given.product({ store })
    const { client } = await shop.signedIn('user', await shop.given.user())
    const codes = await Promise.all(
      Array.from({ length: 8 }, async () => (await client.enquiry.ask({ productId: product.id })).code),
    )
    expect(new Set(codes).size).toBe(1)
  })

  test('about a hidden or unknown product is refused, and one’s own store gets no code', async () => {
    const { client } = await shop.signedIn('user', await shop.given.user())
    const hidden = await shop.given.product({ store: await shop.given.store() })
    await shop.database.sql`update products set status = 'removed' where id = ${hidden.id}`
    for (const productId of [hidden.id, '01987c2e-6f4b-7c31-9f14-0a7b1c9d2e3f'])
      expect(await refusal(client.enquiry.ask({ productId }))).toMatchObject({ status: 404 })

    const { store } = await shop.storeOwner()
    const product = await shop.given.product({ store })
    const shopkeeper = await shop.signedIn('user', { id: store.userId })
    expect(await shopkeeper.client.enquiry.ask({ productId: product.id })).toEqual({ code: null })
  })

  test('shows the store owner product, day and code, and never the person', async () => {
    const { owner, person, code } = await asked()
    const answer = await owner.client.storeOwner.enquiries({})
    expect(answer).toEqual({
      enquiries: [
        {
          _id: expect.any(String),
          code,
          product: 'Gâteau coco',
          createdAt: '2026-11-14T08:00:00.000Z',
          becameSaleAt: null,
        },
      ],
      page: 1,
      total: 1,
      totalPages: 1,
      salesLately: 0,
    })
    expect(JSON.stringify(answer)).not.toContain(person.id)
  })

  test('is found by its code, however it is typed', async () => {
    const { owner, code } = await asked()
    const typed = ` ${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`
    expect((await owner.client.storeOwner.enquiries({ code: typed })).total).toBe(1)
    expect(await owner.client.storeOwner.enquiries({ code: 'AAAAAA' })).toMatchObject({
      enquiries: [],
      total: 0,
    })
  })

  test('of another store is neither seen nor noted', async () => {
    const { owner, code } = await asked()
    const other = await shop.storeOwner()
    expect((await other.client.storeOwner.enquiries({ code })).total).toBe(0)
    const [{ _id: enquiryId } = { _id: '' }] = (await owner.client.storeOwner.enquiries({})).enquiries
    const mark = other.client.storeOwner.markSale({ enquiryId, becameSale: true })
    expect(await refusal(mark)).toMatchObject({ status: 404, message: 'There is no such enquiry.' })
  })

  test('that became a sale counts once, at the moment when it was first noted, until it is taken back', async () => {
    const { owner } = await asked()
    const { storeOwner } = owner.client
    const [{ _id: enquiryId } = { _id: '' }] = (await storeOwner.enquiries({})).enquiries
    expect(await storeOwner.markSale({ enquiryId, becameSale: true })).toEqual({
      message: 'Noted as a sale.',
    })
    shop.at('2026-11-14T08:05:00Z')
    await storeOwner.markSale({ enquiryId, becameSale: true })
    expect(await storeOwner.enquiries({})).toMatchObject({
      enquiries: [{ becameSaleAt: '2026-11-14T08:00:00.000Z' }],
      salesLately: 1,
    })
    const sales = (from: string, until: string) =>
      salesOfStore(shop.database.tables, owner.store.id, { from: new Date(from), until: new Date(until) })
    expect(await sales('2026-11-14T08:00:00Z', '2026-11-15T00:00:00Z')).toBe(1)
    expect(await sales('2026-11-01T00:00:00Z', '2026-11-14T08:00:00Z')).toBe(0)

    await storeOwner.markSale({ enquiryId, becameSale: false })
    expect(await storeOwner.enquiries({})).toMatchObject({
      enquiries: [{ becameSaleAt: null }],
      salesLately: 0,
    })
  })

  test('stays with its title when the product is deleted, and goes with the store', async () => {
    const { owner, product } = await asked()
    const { storeOwner } = owner.client
    await storeOwner.deleteProduct({ productId: product.id })
    expect((await storeOwner.enquiries({})).enquiries).toMatchObject([{ product: 'Gâteau coco' }])
    await storeOwner.deleteStore({})
    const left = await shop.database.sql`select from enquiries where store_id = ${owner.store.id}`
    expect(left).toHaveLength(0)
  })
})
