import { beforeAll, beforeEach, expect, test } from 'vitest'
import { raisedPrices, priceChecks as waitingChecks } from '#server/platform/database/schema/index.ts'
import { auditEntries } from '#tests/support/audit-entries.ts'
import { type OwnProductsApp, ownProductsApp } from '#tests/support/own-products-app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { priceCheckQueries } from './price-checks.queries.ts'
import { priceChecks } from './price-checks.service.ts'

let shop: OwnProductsApp
let store: Awaited<ReturnType<OwnProductsApp['storeOwner']>>
let owner: Awaited<ReturnType<OwnProductsApp['signedIn']>>['client']
beforeAll(async () => {
  shop = await ownProductsApp()
  store = await shop.storeOwner()
  owner = (await shop.signedIn('owner', await shop.given.owner())).client
})
beforeEach(async () => {
  await shop.database.tables.delete(raisedPrices)
  await shop.database.tables.delete(waitingChecks)
})

const check = () =>
  priceChecks({ tables: shop.database.tables, queries: priceCheckQueries, clock: () => now })()
const now = new Date('2026-11-14T08:00:00Z')
const raised = async () => (await owner.ownerPrices.raised({})).prices

/** A product of the store whose price was 80 for long, then another for some days. */
async function product({ listPrice = 100, daysAgo = 5 } = {}) {
  const id = await shop.added(store, { price: 80 })
  const { sql } = shop.database
  await sql`update price_history set since = '2026-08-01T06:00:00Z' where product_id = ${id}`
  if (listPrice !== 80) await sql`update products set price_cents = ${listPrice * 100} where id = ${id}`
  const since = new Date(now.getTime() - daysAgo * 86_400_000).toISOString()
  await sql`update price_history set since = ${since}
    where product_id = ${id} and price_cents = ${listPrice * 100} and since > '2026-08-02'`
  return id
}
async function discount(productId: string, value: number) {
  const { sql } = shop.database
  await sql`update products set discount_percent = ${value}, discount_expires_at = '2026-11-20T19:59:00Z'
    where id = ${productId}`
  await sql`update price_history set since = ${now.toISOString()}
    where id = (select max(id) from price_history where product_id = ${productId})`
}

test('a discount on a price that was raised for it lands in the queue, once', async () => {
  const id = await product()
  await discount(id, 10)
  await Promise.all([check(), check()])
  expect(await raised()).toMatchObject([
    {
      product: { _id: id, isShown: true },
      announcedPercent: 10,
      listPrice: 100,
      salePrice: 90,
      lowestPrice: 80,
      lookedAt: null,
    },
  ])
  await check()
  // A deeper discount is the same reduction.
  await discount(id, 15)
  await check()
  expect(await raised()).toHaveLength(1)
  expect(await shop.database.tables.$count(waitingChecks)).toBe(0)
})

test('honest discounts and new products do not land there', async () => {
  await discount(await product({ listPrice: 80 }), 10)
  await discount(await product({ listPrice: 60 }), 10)
  await discount(await product({ daysAgo: 40 }), 10)
  await discount(await shop.added(store, { price: 80 }), 10)
  await check()
  expect(await raised()).toEqual([])
})

test('the website owner looks at it with a note, which is in the audit log', async () => {
  const id = await product()
  await discount(id, 10)
  await check()
  const [{ _id: raisedPriceId = '' } = {}] = await raised()
  expect(await owner.ownerPrices.lookAt({ raisedPriceId, note: 'The store was called.' })).toEqual({
    message: 'Noted. The price is looked at.',
  })
  expect(await raised()).toEqual([])
  const { prices, total } = await owner.ownerPrices.raised({ show: 'looked-at' })
  expect([total, prices[0]?.note, prices[0]?.lookedAt]).toEqual([
    1,
    'The store was called.',
    '2026-11-14T08:00:00.000Z',
  ])
  expect(await refusal(owner.ownerPrices.lookAt({ raisedPriceId }))).toMatchObject({
    status: 409,
    code: 'decided-meanwhile',
  })
  expect((await auditEntries(shop.database)).at(-1)).toMatchObject({
    action: 'look-at-raised-price',
    targetId: id,
    details: { note: 'The store was called.', listPriceCents: 10_000, lowestPriceCents: 8000 },
  })
})

test('a price that waits is counted among what is open today', async () => {
  await discount(await product(), 10)
  await check()
  expect((await owner.ownerToday.today({})).waiting.raisedPrices).toBe(1)
})

test('a price that is gone is not found, and goes with its product', async () => {
  const id = await product()
  await discount(id, 10)
  await check()
  const [{ _id: raisedPriceId = '' } = {}] = await raised()
  await shop.database.sql`delete from products where id = ${id}`
  expect(await refusal(owner.ownerPrices.lookAt({ raisedPriceId }))).toMatchObject({ status: 404 })
})
