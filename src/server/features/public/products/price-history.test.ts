import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'

let shop: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  shop = await testApp()
})

interface Row {
  since: string
  price: number
  discount?: [percent: number, until: string]
}

/** A product with this history; its price and discount are those of the last row. */
async function product(...rows: Row[]) {
  const { given, database } = shop
  const last = rows.at(-1)
  const [value = 0, expiresAt = ''] = last?.discount ?? []
  const { id } = await given.product({
    price: last?.price ?? 0,
    ...(last?.discount && { discount: { value, expiresAt } }),
  })
  await database.sql`delete from price_history where product_id = ${id}`
  for (const { since, price, discount: [percent = null, until = null] = [] } of rows)
    await database.sql`
      insert into price_history (product_id, price_cents, discount_percent, discount_expires_at, since)
      values (${id}, ${price * 100}, ${percent}, ${until && `${until}T19:59:00Z`}, ${since})`
  return id
}
const shown = async (productId: string) => shop.client.catalogue.productDetail({ productId })

test('a discount is told beside the lowest price of the 30 days before, without changing what the store announced', async () => {
  const id = await product(
    { since: '2026-08-01T06:00:00Z', price: 80 },
    { since: '2026-11-05T06:00:00Z', price: 100 },
    { since: '2026-11-10T06:00:00Z', price: 100, discount: [10, '2026-11-20'] },
  )
  expect(await shown(id)).toMatchObject({
    price: 100,
    discount: { value: 10, isActive: true },
    honestDiscount: { startedAt: '2026-11-10T06:00:00.000Z', lowestPrice: 80, percent: 0 },
    priceHistory: [
      { since: '2026-08-15T20:00:00.000Z', price: 80 },
      { since: '2026-11-05T06:00:00.000Z', price: 100 },
      { since: '2026-11-10T06:00:00.000Z', price: 90 },
    ],
  })
})

test('a price that did not change has no history to show, and no discount has no honest one', async () => {
  expect(await shown(await product({ since: '2026-08-01T06:00:00Z', price: 80 }))).toMatchObject({
    honestDiscount: null,
    priceHistory: [],
  })
})

test('an answer is cached no longer than its discount runs and its chart is of today', async () => {
  const id = await product(
    { since: '2026-08-01T06:00:00Z', price: 100 },
    { since: '2026-11-10T06:00:00Z', price: 100, discount: [10, '2026-11-14'] },
  )
  shop.at('2026-11-14T19:58:00Z')
  expect((await shown(id)).honestDiscount).toMatchObject({ lowestPrice: 100, percent: 10 })
  shop.at('2026-11-14T19:59:30Z')
  expect(await shown(id)).toMatchObject({
    honestDiscount: null,
    priceHistory: [{ price: 100 }, { price: 90 }, { since: '2026-11-14T19:59:00.000Z', price: 100 }],
  })
  const [firstDay] = (await shown(id)).priceHistory
  shop.at('2026-11-14T20:00:30Z')
  const [nextDay] = (await shown(id)).priceHistory
  expect([firstDay?.since, nextDay?.since]).toEqual(['2026-08-15T20:00:00.000Z', '2026-08-16T20:00:00.000Z'])
  shop.at('2026-11-14T08:00:00Z')
})

test('a history with very many rows is read from its newest end, and makes no claim about days before', async () => {
  const id = await product({ since: '2026-08-01T06:00:00Z', price: 100, discount: [50, '2026-12-31'] })
  await shop.database.sql`
    insert into price_history (product_id, price_cents, since)
    select ${id}, 10000 + n, timestamptz '2026-11-12T06:00:00Z' + n * interval '1 minute'
    from generate_series(1, 500) n`
  await shop.database.sql`
    insert into price_history (product_id, price_cents, discount_percent, discount_expires_at, since)
    values (${id}, 10000, 50, '2026-12-31T19:59:00Z', '2026-11-13T06:00:00Z')`
  const { honestDiscount, priceHistory } = await shown(id)
  expect(honestDiscount).toMatchObject({ lowestPrice: null, percent: 0 })
  expect(priceHistory).toHaveLength(60)
  expect(priceHistory.at(-1)).toEqual({ since: '2026-11-13T06:00:00.000Z', price: 50 })
})
