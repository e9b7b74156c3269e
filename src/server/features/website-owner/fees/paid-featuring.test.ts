import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { featuredPeriods, products, stores } from '#server/platform/database/schema/index.ts'
import { type FeesApp, feesApp } from '#tests/support/fees-app.ts'
import { refusal } from '#tests/support/refusal.ts'

let shop: FeesApp
beforeAll(async () => {
  shop = await feesApp()
})
beforeEach(() => shop.at('2026-11-14T08:00:00Z'))

/** The calls of a new website owner, because the clock goes back between tests. */
const ownerCalls = async () => (await shop.signedIn('owner', await shop.given.owner())).client.ownerFees

const order = { amountCents: 200_000, method: 'cash', receivedOn: '2026-11-13', days: 10 } as const

/** A store with a product, and the payment for its advertising from 17 to 26 November. */
async function advertised(values: Partial<typeof order> & { withoutProduct?: true } = {}) {
  const { withoutProduct, ...changed } = values
  const store = await shop.registered()
  const [{ city } = { city: '' }] = await shop.database.sql<{ city: string }[]>`
    select city from stores where id = ${store.id}`
  const product = await shop.given.product({ store: { id: store.id, city }, title: `Gato ${store.name}` })
  await shop.mail.nextMailTo(store.person.email)
  const id = v7()
  const pay = async () =>
    (await ownerCalls()).personalised({
      storeId: store.id,
      ...order,
      ...changed,
      id,
      productId: withoutProduct ? null : product.id,
    })
  const { window } = await pay()
  const refund = async (amountCents: number) =>
    (await ownerCalls()).refund({ cycleId: window._id, id: v7(), ...paidBack(amountCents) })
  return { store, product, pay, refund, cycleId: window._id }
}

/** The next mail about the advertising; a payment or a refund also mails its receipt. */
async function nextMailTo({ person }: { person: { email: string } }) {
  for (;;) {
    const mail = await shop.mail.nextMailTo(person.email)
    if (!mail.subject.startsWith('Receipt ')) return mail
  }
}

const paidBack = (amountCents: number) => ({ amountCents, method: 'cash', receivedOn: '2026-11-13' }) as const

const publicly = async ({ id }: { id: string }) =>
  (await shop.client.catalogue.featuredProducts({})).products.some(({ _id }) => _id === id)
const at = async (moment: string, product: { id: string }) => {
  shop.at(moment)
  return publicly(product)
}
const promotion = async () => {
  const owner = await shop.given.owner()
  return (await shop.signedIn('owner', owner)).client.ownerPromotion
}
const coming = async ({ id }: { id: string }) =>
  (await (await promotion()).featured({ state: 'coming' })).products.find(({ _id }) => _id === id)

test('a paid product is announced to its store, listed as coming, and featured in its days at the very minute', async () => {
  const { store, product, pay } = await advertised()
  const mail = await nextMailTo(store)
  expect(mail.subject).toBe('Your product will be featured')
  expect(mail.text).toContain('from 17/11/2026 to 26/11/2026')
  expect(await coming(product)).toMatchObject({
    store: { name: store.name },
    featured: { state: 'coming', from: '2026-11-17', until: '2026-11-26' },
    periods: [{ from: '2026-11-17', until: '2026-11-26', isPaid: true }],
    paid: { startsOn: '2026-11-17', endsOn: '2026-11-26' },
  })
  // The same payment again schedules nothing.
  await pay()
  expect(await shop.database.tables.$count(featuredPeriods, eq(featuredPeriods.productId, product.id))).toBe(
    1,
  )

  expect(await at('2026-11-16T19:59:59Z', product)).toBe(false)
  expect(await at('2026-11-16T20:00:00Z', product)).toBe(true)
  expect(await at('2026-11-26T19:58:59Z', product)).toBe(true)
  expect(await at('2026-11-26T19:59:00Z', product)).toBe(false)
  shop.at('2026-11-26T20:00:10Z')
  await Promise.all([shop.followClock(), shop.followClock()])
  await shop.followClock()
  const over = await nextMailTo(store)
  expect(over.subject).toBe('The advertising of your product is over')
  expect(over.text).toContain('from 17/11/2026 to 26/11/2026')
  const mails = await shop.database.sql`
    select 1 from pgboss.job where name = 'mail' and data::text like ${`%advertising-ended%${product.id}%`}`
  expect(mails).toHaveLength(1)
})

test('a payment sent many times at once schedules once', async () => {
  const { product, pay } = await advertised()
  await Promise.all([pay(), pay(), pay()])
  expect(await shop.database.tables.$count(featuredPeriods, eq(featuredPeriods.productId, product.id))).toBe(
    1,
  )
})

test('a refund takes it back at once, before it begins and while it runs, and a new payment brings it back', async () => {
  const { store, product, refund, cycleId } = await advertised()
  await nextMailTo(store)
  await refund(1)
  expect(await coming(product)).toBeUndefined()
  const early = await nextMailTo(store)
  expect(early.text).toContain('will not be featured from 17/11/2026 to 26/11/2026')

  const again = { cycleId, id: v7(), amountCents: 1, method: 'cash', receivedOn: '2026-11-14' } as const
  await (await ownerCalls()).pay(again)
  await (await ownerCalls()).pay(again)
  expect((await nextMailTo(store)).subject).toBe('Your product will be featured')
  expect(await at('2026-11-20T08:00:00Z', product)).toBe(true)

  await refund(200_000)
  expect(await publicly(product)).toBe(false)
  const late = await nextMailTo(store)
  expect(late.text).toContain('is no longer among the featured products')
  // It was told already, so the end of the window is silent.
  shop.at('2026-11-27T08:00:00Z')
  await shop.followClock()
  const ends = await shop.database.sql`
    select 1 from pgboss.job where name = 'mail' and data::text like ${`%advertising-ended%${product.id}%`}`
  expect(ends).toHaveLength(0)
})

test('the website owner’s own days and the paid ones add up, and only the own ones can be changed and ended', async () => {
  const { product } = await advertised()
  const productId = product.id
  const calls = await promotion()
  const paid = { status: 409, code: 'paid' }
  expect(await refusal(calls.end({ productId }))).toMatchObject(paid)
  expect(await refusal(calls.change({ productId, from: '2026-11-14' }))).toMatchObject({
    ...paid,
    message:
      'These days are paid for. Record a refund in the ledger of the store, and the featuring ends with it.',
  })
  await calls.feature({ productId, from: '2026-11-14', until: '2026-11-16' })
  expect(await publicly(product)).toBe(true)
  expect(await coming(product)).toMatchObject({
    featured: { state: 'running', from: '2026-11-14', until: '2026-11-26' },
  })
  expect(await at('2026-11-16T19:59:30Z', product)).toBe(true)
  expect(await at('2026-11-16T20:00:00Z', product)).toBe(true)
  shop.at('2026-11-14T09:00:00Z')
  const { message } = await (await promotion()).end({ productId })
  expect(message).toContain('stays featured on the days that are paid for')
  expect(await publicly(product)).toBe(false)
  expect(await at('2026-11-17T08:00:00Z', product)).toBe(true)
})

test('paid days that follow after a gap are taken over at midnight', async () => {
  const { product } = await advertised()
  const calls = await promotion()
  await calls.feature({ productId: product.id, from: '2026-11-14', until: '2026-11-14' })
  expect(await at('2026-11-14T19:58:00Z', product)).toBe(true)
  expect(await at('2026-11-14T20:00:05Z', product)).toBe(false)
  await Promise.all([shop.followClock(), shop.followClock()])
  expect(await at('2026-11-16T19:59:59Z', product)).toBe(false)
  expect(await at('2026-11-16T20:00:00Z', product)).toBe(true)
})

test('a hidden product is not featured while that lasts, and a deleted one breaks nothing', async () => {
  const { store, product, refund } = await advertised()
  const { tables } = shop.database
  const hide = async (status: 'active' | 'suspended') => {
    await tables.update(stores).set({ status }).where(eq(stores.id, store.id))
    await shop.changed()
  }
  await hide('suspended')
  expect(await at('2026-11-18T08:00:00Z', product)).toBe(false)
  await hide('active')
  expect(await publicly(product)).toBe(true)
  await tables.delete(products).where(eq(products.id, product.id))
  await shop.changed()
  expect(await publicly(product)).toBe(false)
  expect((await refund(200_000)).kind).toBe('refund')
  await shop.followClock()
})

test('a window without a product features nothing until one of the store is chosen', async () => {
  const { store, product, cycleId } = await advertised({ withoutProduct: true })
  expect(await coming(product)).toBeUndefined()
  const choose = async (productId: string) => (await ownerCalls()).chooseProduct({ cycleId, productId })
  const foreign = await shop.given.product()
  expect(await refusal(choose(foreign.id))).toMatchObject({ status: 400, issues: [{ path: 'productId' }] })
  const outcomes = await Promise.allSettled([choose(product.id), choose(product.id)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await refusal(choose(product.id))).toMatchObject({ status: 409 })
  expect((await nextMailTo(store)).subject).toBe('Your product will be featured')
  expect(await at('2026-11-17T08:00:00Z', product)).toBe(true)
  const [cycle] = (await (await ownerCalls()).ledger({ storeId: store.id })).cycles
  expect(cycle?.product).toEqual({ _id: product.id, title: `Gato ${store.name}` })
})

test('no product is chosen for a monthly window, an unknown one, or one that is over', async () => {
  const { store, product, cycleId } = await advertised({ withoutProduct: true })
  const { cycles } = await (await ownerCalls()).ledger({ storeId: store.id })
  const monthly = cycles.find(({ kind }) => kind === 'monthly')?._id ?? ''
  const choose = async (of: string) =>
    (await ownerCalls()).chooseProduct({ cycleId: of, productId: product.id })
  expect((await refusal(choose(monthly))).status).toBe(404)
  expect((await refusal(choose(v7()))).status).toBe(404)
  shop.at('2026-11-27T08:00:00Z')
  expect(await refusal(choose(cycleId))).toMatchObject({ status: 409, message: 'This window is over.' })
})

test('a payment that is recorded late features what is left of its days, and nothing when they are over', async () => {
  const late = await advertised({ receivedOn: '2026-11-05' as '2026-11-13', days: 10 })
  expect(await publicly(late.product)).toBe(true)
  expect((await nextMailTo(late.store)).text).toContain('from 14/11/2026 to 18/11/2026')
  const over = await advertised({ receivedOn: '2026-10-01' as '2026-11-13', days: 10 })
  expect(await publicly(over.product)).toBe(false)
  expect(await coming(over.product)).toBeUndefined()
})

test('a later change of the table of holidays does not move days that are paid for', async () => {
  const { product } = await advertised()
  const owner = (await shop.signedIn('owner', await shop.given.owner())).client
  const holiday = { day: '2026-11-17', nameEn: 'Proclaimed', nameFr: 'Proclamé', isProvisional: false }
  const { _id: holidayId } = await owner.ownerHolidays.add(holiday)
  expect(await coming(product)).toMatchObject({ featured: { from: '2026-11-17' } })
  const later = await advertised()
  expect(await coming(later.product)).toMatchObject({ featured: { from: '2026-11-18', until: '2026-11-27' } })
  await owner.ownerHolidays.remove({ holidayId, seen: holiday })
})
