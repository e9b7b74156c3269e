import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { type FeesApp, feesApp } from '#tests/support/fees-app.ts'

let shop: FeesApp
beforeAll(async () => {
  shop = await feesApp()
})

const cash = { method: 'cash', receivedOn: '2026-11-14' } as const

async function charged() {
  const store = await shop.registered()
  const ownerCalls = await shop.ownerCalls()
  const [cycle] = (await ownerCalls.ledger({ storeId: store.id })).cycles
  return { store, ownerCalls, cycleId: cycle?._id ?? '' }
}

async function issuedBy(issuerName: string) {
  const { client } = await shop.signedIn('owner', await shop.given.owner())
  const { version, updatedAt, ...details } = await client.ownerPaymentDetails.all({})
  const issuer = { issuerName, issuerAddress: '12 Royal Road', brn: 'C07012345', vatNumber: '27123456' }
  await client.ownerPaymentDetails.save({ ...details, ...issuer, version })
  return issuer
}

test('a receipt keeps its issuer when the payment details change, for the store too', async () => {
  const { store, ownerCalls, cycleId } = await charged()
  const issuer = await issuedBy('Zilbazar Ltd')
  const paid = await ownerCalls.pay({ cycleId, id: v7(), amountCents: 150_000, ...cash })
  expect(paid).toMatchObject({ issuer })
  const later = await issuedBy('Zilbazar Holdings Ltd')
  expect(await ownerCalls.receipt({ paymentId: paid._id })).toEqual(paid)
  const { client } = await shop.signedIn('admin', store)
  expect(await client.storeOwner.receipt({ paymentId: paid._id })).toMatchObject({ issuer })
  const refund = await ownerCalls.refund({ cycleId, id: v7(), amountCents: 1, ...cash })
  expect(refund).toMatchObject({ issuer: later })
})

test('a receipt keeps what was left to pay when the store goes before the window begins', async () => {
  const { store, ownerCalls, cycleId } = await charged()
  const paid = await ownerCalls.pay({ cycleId, id: v7(), amountCents: 100_001, ...cash })
  expect(paid).toMatchObject({ leftToPayCents: 49_999 })
  await (await shop.signedIn('admin', store)).client.storeOwner.deleteStore({})
  expect(await ownerCalls.receipt({ paymentId: paid._id })).toEqual(paid)
  const refund = await ownerCalls.refund({ cycleId, id: v7(), amountCents: 100_001, ...cash })
  expect(refund).toMatchObject({ leftToPayCents: 0 })
})

test('an id that is sent for two windows at once is one payment, and the other is refused', async () => {
  const [one, other] = [await charged(), await charged()]
  const id = v7()
  const answers = await Promise.allSettled(
    [one, other, one, other].map(({ cycleId }) =>
      one.ownerCalls.pay({ cycleId, id, amountCents: 150_000, ...cash }),
    ),
  )
  const refused = answers.filter(({ status }) => status === 'rejected')
  expect(refused).toMatchObject([{ reason: { status: 409 } }, { reason: { status: 409 } }])
})

test('a repeated payment gets its receipt, whatever the case of its ids', async () => {
  const { ownerCalls, cycleId } = await charged()
  const id = v7()
  const transfer = { amountCents: 150_000, ...cash }
  const first = await ownerCalls.pay({ cycleId, id, ...transfer })
  expect(await ownerCalls.pay({ cycleId: cycleId.toUpperCase(), id: id.toUpperCase(), ...transfer })).toEqual(
    first,
  )
})
