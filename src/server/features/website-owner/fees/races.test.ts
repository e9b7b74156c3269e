import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { feeCycles, refundContacts, stores } from '#server/platform/database/schema/index.ts'
import { feesApp } from '#tests/support/fees-app.ts'

const statusOf = (outcome: PromiseSettledResult<unknown>) =>
  outcome.status === 'fulfilled' ? 200 : (outcome.reason as { status: number }).status

test('a payment at the moment of the deletion is recorded, and either saves the store or settles its last window', async () => {
  const shop = await feesApp()
  const { tables } = shop.database
  const owing = [await shop.registered(), await shop.registered(), await shop.registered()]
  await shop.dayPassed('2027-02-01T05:00:00Z')
  shop.at('2027-02-15T05:00:00Z')
  const ownerCalls = await shop.ownerCalls()
  const oldest = await Promise.all(
    owing.map(async ({ id }) => (await ownerCalls.ledger({ storeId: id })).cycles.at(-1)?._id ?? ''),
  )
  const transfer = { amountCents: 150_000, method: 'cash', receivedOn: '2027-02-15' } as const
  const outcomes = await Promise.allSettled([
    ...oldest.map((cycleId) => ownerCalls.pay({ cycleId, id: v7(), ...transfer })),
    shop.dayPassed('2027-02-15T05:00:00Z'),
  ])
  expect(outcomes.map(statusOf)).toEqual([200, 200, 200, 200])
  for (const cycleId of oldest) {
    const [cycle] = await tables.select().from(feeCycles).where(eq(feeCycles.id, cycleId))
    expect(cycle).toMatchObject({ paidCents: 150_000 })
  }
})

test('a store that is deleted while its payment is recorded is owed the refund, or the payment is refused', async () => {
  const shop = await feesApp()
  const { tables } = shop.database
  const ownerCalls = await shop.ownerCalls()
  for (let round = 0; round < 4; round += 1) {
    const store = await shop.registered({ name: `Lakaz ${round}` })
    const cycleId = (await ownerCalls.ledger({ storeId: store.id })).cycles[0]?._id ?? ''
    const { client } = await shop.signedIn('admin', store)
    const transfer = { amountCents: 150_000, method: 'cash', receivedOn: '2026-11-14' } as const
    const [paid, deleted] = await Promise.allSettled([
      ownerCalls.pay({ cycleId, id: v7(), ...transfer }),
      client.storeOwner.deleteStore({}),
    ])
    expect(statusOf(deleted)).toBe(200)
    expect([200, 409]).toContain(statusOf(paid))
    expect(await tables.$count(stores, eq(stores.id, store.id))).toBe(0)
    const owed = statusOf(paid) === 200
    const { cycles } = await ownerCalls.closedLedger({ search: store.name })
    expect(cycles).toMatchObject([{ _id: cycleId, refundDueCents: owed ? 150_000 : 0, outstandingCents: 0 }])
    expect(await tables.$count(refundContacts, eq(refundContacts.cycleId, cycleId))).toBe(owed ? 1 : 0)
  }
})

test('a product that is deleted while its advertising is paid back leaves the ledger right', async () => {
  const shop = await feesApp()
  const ownerCalls = await shop.ownerCalls()
  for (let round = 0; round < 4; round += 1) {
    const store = await shop.registered()
    const product = await shop.given.product({ store: { id: store.id, city: 'Curepipe' } })
    const { window } = await ownerCalls.personalised({
      ...{ storeId: store.id, id: v7(), productId: product.id, amountCents: 200_000, days: 10 },
      ...({ method: 'cash', receivedOn: '2026-11-14' } as const),
    })
    const { client } = await shop.signedIn('admin', store)
    const transfer = { amountCents: 200_000, method: 'cash', receivedOn: '2026-11-14' } as const
    const outcomes = await Promise.allSettled([
      ownerCalls.refund({ cycleId: window._id, id: v7(), ...transfer }),
      client.storeOwner.deleteProduct({ productId: product.id }),
    ])
    expect(outcomes.map(statusOf)).toEqual([200, 200])
    const cycle = (await ownerCalls.ledger({ storeId: store.id })).cycles.find(
      ({ _id }) => _id === window._id,
    )
    expect(cycle).toMatchObject({ paidCents: 0, outstandingCents: 0, product: { _id: null } })
  }
})
