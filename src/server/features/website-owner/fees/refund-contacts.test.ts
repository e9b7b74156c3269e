import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { refundContacts, stores } from '#server/platform/database/schema/index.ts'
import { type FeesApp, feesApp } from '#tests/support/fees-app.ts'

let shop: FeesApp
beforeAll(async () => {
  shop = await feesApp()
})
beforeEach(() => shop.at('2026-11-14T08:00:00Z'))

/** The calls of a new website owner, because the clock goes back between tests. */
const ownerCalls = async () => (await shop.signedIn('owner', await shop.given.owner())).client.ownerFees

const cash = { method: 'cash', receivedOn: '2026-11-14' } as const

/** A store that has paid for two windows, of which one has not begun, is deleted by its owner. */
async function deletedStore() {
  const store = await shop.registered()
  await shop.database.tables.update(stores).set({ contactInfo: '57550142' }).where(eq(stores.id, store.id))
  const calls = await ownerCalls()
  await calls.announceNext({ storeId: store.id, startsOn: '2026-12-15' })
  for (const { _id } of (await calls.ledger({ storeId: store.id })).cycles)
    await calls.pay({ cycleId: _id, id: v7(), amountCents: 150_000, ...cash })
  shop.at('2026-11-20T08:00:00Z')
  await (await shop.signedIn('admin', store)).client.storeOwner.deleteStore({})
  const closed = async (show: 'all' | 'refunds') =>
    (await (await ownerCalls()).closedLedger({ search: store.name, show })).cycles
  const [owed] = await closed('refunds')
  const refund = async (amountCents: number) =>
    (await ownerCalls()).refund({ cycleId: owed?._id ?? '', id: v7(), amountCents, ...cash })
  return { store, closed, owed, refund }
}

const today = async () => {
  const { client } = await shop.signedIn('owner', await shop.given.owner())
  return (await client.ownerToday.today({})).advertising
}

test('a refund is owed with name, mail and phone until it is paid in full, and then nothing of them is left', async () => {
  const { store, closed, owed, refund } = await deletedStore()
  const contact = { name: store.person.name, email: store.person.email, phone: '57550142' }
  expect(owed).toMatchObject({ refundDueCents: 150_000, contact })
  // The window that had begun is not paid back, and nobody is noted for it.
  expect((await closed('all')).map((cycle) => cycle.contact)).toContainEqual(null)
  const { refunds } = await today()
  expect(refunds).toMatchObject({ count: 1, cents: 150_000 })
  expect(refunds.first).toEqual([{ _id: owed?._id, storeName: store.name, refundDueCents: 150_000, contact }])

  await refund(50_000)
  expect((await today()).refunds).toMatchObject({ count: 1, cents: 100_000, first: [{ contact }] })
  await refund(100_000)
  expect((await today()).refunds).toEqual({ count: 0, cents: 0, first: [] })
  expect(await shop.database.tables.$count(refundContacts)).toBe(0)
  expect((await closed('all')).every((cycle) => cycle.contact === null)).toBe(true)
})

test('what is owed is in the person’s data, and stays when the account is deleted', async () => {
  const { store, owed, refund } = await deletedStore()
  const person = await shop.signedIn('user', store.person)
  expect((await person.client.account.myData({})).refunds).toEqual([
    {
      storeName: store.name,
      startsOn: '2026-12-15',
      endsOn: '2027-01-14',
      refundDueCents: 150_000,
      name: store.person.name,
      email: store.person.email,
      phone: '57550142',
    },
  ])
  const other = await shop.signedIn('user', await shop.given.user())
  expect((await other.client.account.myData({})).refunds).toEqual([])
  await person.client.account.deleteAccount({ userId: store.person.id })
  expect((await today()).refunds.first).toMatchObject([
    { _id: owed?._id, contact: { email: store.person.email } },
  ])
  await refund(150_000)
  expect(await shop.database.tables.$count(refundContacts)).toBe(0)
})

test('of two who record the refund at once one is refused, and the contact is gone', async () => {
  const { refund } = await deletedStore()
  const outcomes = await Promise.allSettled([refund(150_000), refund(150_000)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await shop.database.tables.$count(refundContacts)).toBe(0)
})

test('today names what is featured from tomorrow on, and paid windows without a product', async () => {
  const store = await shop.given.store({ name: 'Lakaz Reklam' })
  const product = await shop.given.product({ store, title: 'Gato pima' })
  const calls = await ownerCalls()
  const order = { storeId: store.id, amountCents: 200_000, days: 3, method: 'cash', id: v7() } as const
  await calls.personalised({ ...order, receivedOn: '2026-11-11', productId: product.id })
  const { window } = await calls.personalised({ ...order, id: v7(), receivedOn: '2026-11-13' })
  const before = await today()
  expect(before.startingTomorrow).toEqual([])
  expect(before.withoutProduct).toEqual([
    {
      _id: window._id,
      store: { _id: store.id, name: 'Lakaz Reklam' },
      startsOn: '2026-11-17',
      endsOn: '2026-11-19',
    },
  ])
  await calls.chooseProduct({ cycleId: window._id, productId: product.id })
  expect((await today()).withoutProduct).toEqual([])
  shop.at('2026-11-16T08:00:00Z')
  expect((await today()).startingTomorrow).toEqual([
    { _id: product.id, title: 'Gato pima', storeName: 'Lakaz Reklam', isPaid: true },
  ])
})
