import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { feesApp } from '#tests/support/fees-app.ts'

test('personalised advertising that is paid back is not owed: ledger, statement and the store’s view agree', async () => {
  const shop = await feesApp()
  const store = await shop.registered()
  const ownerCalls = await shop.ownerCalls()
  const sold = await ownerCalls.personalised({
    storeId: store.id,
    id: v7(),
    amountCents: 250_050,
    days: 10,
    method: 'cash',
    receivedOn: '2026-11-13',
  })
  const cycleId = sold.window._id
  const refund = await ownerCalls.refund({
    cycleId,
    id: v7(),
    amountCents: 250_050,
    method: 'cash',
    receivedOn: '2026-11-14',
  })
  expect(refund).toMatchObject({ leftToPayCents: 0 })

  const ledger = await ownerCalls.ledger({ storeId: store.id })
  expect(ledger.store.outstandingCents).toBe(150_000)
  expect(ledger.cycles.find(({ _id }) => _id === cycleId)).toMatchObject({
    paidCents: 0,
    outstandingCents: 0,
    payableCents: 250_050,
  })
  const own = await (await shop.signedIn('admin', store)).client.storeOwner.fees({})
  expect(own).toMatchObject({ outstandingCents: 150_000 })
  expect(own.cycles.find(({ _id }) => _id === cycleId)).toMatchObject({ paidCents: 0, outstandingCents: 0 })

  const november = await ownerCalls.statement({ storeId: store.id, month: '2026-11' })
  expect(november.charges.map(({ kind, dueOn, amountCents }) => [kind, dueOn, amountCents])).toEqual([
    ['personalised', '2026-11-13', 250_050],
    ['monthly', '2026-11-14', 150_000],
    ['personalised', '2026-11-14', -250_050],
  ])
  expect(november.payments.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
    ['payment', 250_050],
    ['refund', 250_050],
  ])
  expect(november).toMatchObject({ openingBalanceCents: 0, closingBalanceCents: 150_000 })

  shop.at('2026-12-02T08:00:00Z')
  const later = await shop.ownerCalls()
  expect(await later.statement({ storeId: store.id, month: '2026-12' })).toMatchObject({
    openingBalanceCents: 150_000,
    charges: [],
    closingBalanceCents: 150_000,
  })

  // It can be paid for again, and that settles itself.
  await later.pay({ cycleId, id: v7(), amountCents: 250_050, method: 'cash', receivedOn: '2026-12-02' })
  expect(await later.statement({ storeId: store.id, month: '2026-12' })).toMatchObject({
    charges: [{ kind: 'personalised', dueOn: '2026-12-02', amountCents: 250_050 }],
    closingBalanceCents: 150_000,
  })
})

test('amounts beyond the largest integer of the database are added up', async () => {
  const shop = await feesApp()
  const store = await shop.registered()
  const ownerCalls = await shop.ownerCalls()
  for (let sold = 0; sold < 22; sold += 1)
    await ownerCalls.personalised({
      storeId: store.id,
      id: v7(),
      amountCents: 100_000_000,
      days: 10,
      method: 'cash',
      receivedOn: '2026-11-14',
    })
  shop.at('2026-12-02T08:00:00Z')
  expect(await (await shop.ownerCalls()).statement({ storeId: store.id, month: '2026-12' })).toMatchObject({
    openingBalanceCents: 150_000,
  })
  shop.at('2026-11-14T08:00:00Z')
  await (await shop.signedIn('admin', store)).client.storeOwner.deleteStore({})
  const { client } = await shop.signedIn('owner', await shop.given.owner())
  expect((await client.ownerToday.today({})).advertising.refunds).toMatchObject({
    count: 22,
    cents: 2_200_000_000,
  })
})
