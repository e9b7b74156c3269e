import { describe, expect, test } from 'vitest'
import { alerts } from '#server/platform/database/schema/index.ts'
import { alertsApp } from '#tests/support/alerts-app.ts'
import { refusal } from '#tests/support/refusal.ts'

const { shop, setClock, aProcess, aPerson, aWatcher, setPrice, setDiscount, lettersTo } = await alertsApp()

describe('a watched price', () => {
  test('is told when it drops, with both prices, and not when it rises', async () => {
    const { person, product } = await aWatcher()
    await setPrice(product.id, 1200)
    await aProcess().round()
    expect(await lettersTo(person.email)).toEqual([])
    await setPrice(product.id, 800)
    await aProcess().round()
    expect(await lettersTo(person.email)).toMatchObject([
      { alerts: [{ kind: 'price-drop', priceCents: 80_000, otherCents: 120_000 }] },
    ])
  })

  test('is told when a discount begins', async () => {
    const { person, product } = await aWatcher()
    await setDiscount(product.id, 25, '2026-12-01T19:59:00Z')
    await aProcess().round()
    expect(await lettersTo(person.email)).toMatchObject([
      { alerts: [{ kind: 'price-drop', priceCents: 75_000, otherCents: 100_000 }] },
    ])
  })

  test('is told once a day, however often it drops', async () => {
    const { person, product } = await aWatcher()
    for (const price of [900, 800, 700]) {
      await setPrice(product.id, price)
      await aProcess().round()
    }
    expect(await lettersTo(person.email)).toHaveLength(1)
  })

  test('is marked on the wishlist, and no longer watched when the wish is removed', async () => {
    const { person, product } = await aWatcher()
    expect(await person.client.wishlist.products({})).toMatchObject({ alerts: [product.id] })
    await person.client.wishlist.removeProduct({ productId: product.id })
    await person.client.wishlist.addProduct({ productId: product.id })
    expect(await person.client.wishlist.products({})).toMatchObject({ alerts: [] })
    await setPrice(product.id, 800)
    await aProcess().round()
    expect(await lettersTo(person.email)).toEqual([])
  })

  test('must be on the wishlist', async () => {
    const { client } = await aPerson()
    const product = await shop.given.product({})
    expect(await refusal(client.alert.watchPrice({ productId: product.id }))).toMatchObject({
      status: 404,
      message: 'This product is not on your wishlist.',
    })
  })

  test('is told the day before its discount ends, once', async () => {
    const { person, product } = await aWatcher({ mail: 'daily' })
    await setDiscount(product.id, 25, '2026-11-15T19:59:00Z')
    await aProcess().noting.changes()
    await shop.database.sql`truncate alerts`
    setClock('2026-11-13T20:30:00Z')
    await aProcess().noting.endingDiscounts()
    await aProcess().noting.endingDiscounts()
    await aProcess().sending.due()
    expect(await lettersTo(person.email)).toEqual([])
    setClock('2026-11-14T03:00:00Z')
    await aProcess().sending.due()
    expect(await lettersTo(person.email)).toMatchObject([
      { alerts: [{ kind: 'discount-ends', priceCents: 75_000, otherCents: 100_000 }] },
    ])
  })

  test.each([
    ['two days before', '2026-11-16T19:59:00Z', '2026-11-14T08:00:00Z'],
    ['on the day itself', '2026-11-14T19:59:00Z', '2026-11-14T08:00:00Z'],
    ['in the evening before', '2026-11-15T19:59:00Z', '2026-11-14T17:30:00Z'],
  ])('is not told as ending %s', async (_, expiresAt, at) => {
    const { product } = await aWatcher()
    await setDiscount(product.id, 25, expiresAt)
    setClock(at)
    await aProcess().noting.endingDiscounts()
    expect(await shop.database.tables.$count(alerts)).toBe(0)
  })
})
