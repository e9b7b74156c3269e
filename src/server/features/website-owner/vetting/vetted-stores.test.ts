import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { stores } from '#server/platform/database/schema/index.ts'
import { type OwnerApp, ownerApp } from '#tests/support/owner-app.ts'
import { refusal } from '#tests/support/refusal.ts'
import type { Visitor } from '#tests/support/visitor.ts'

let shop: OwnerApp
let owner: Visitor['client']
beforeAll(async () => {
  shop = await ownerApp()
  await shop.app.listen({ port: 0 })
})
beforeEach(async () => {
  shop.at('2026-11-14T08:00:00Z')
  owner = (await shop.websiteOwner()).client
})

const emailOfPerson = async (storeId: string) => (await owner.ownerVetting.store({ storeId })).person.email

test('badges appear at once wherever a store is shown, and lapse when their last day ends', async () => {
  const store = await shop.given.store({ name: 'Corail Bakery' })
  const product = await shop.given.product({ store })
  await shop.given.storeRated(store, 5)
  await shop.changed()
  const { client } = shop
  const shown = async () => ({
    page: (await client.store.detail({ storeId: store.id })).checks,
    card: (await client.store.all({ search: 'Corail' })).stores[0]?.checks,
    best: (await client.catalogue.bestRatedStores({})).stores.find(({ _id }) => _id === store.id)?.checks,
    search: (await client.search.productsAndStores({ q: 'Corail' })).stores[0]?.checks,
    product: (await client.catalogue.productDetail({ productId: product.id })).store.checks,
  })
  const everywhere = (checks: object) => ({
    page: checks,
    card: checks,
    best: checks,
    search: checks,
    product: checks,
  })
  const none = { verifiedUntil: null, halalCheckedUntil: null }
  expect(await shown()).toEqual(everywhere(none))

  const checks = { verifiedUntil: '2026-11-15', halalCheckedUntil: '2026-11-16' }
  await owner.ownerVetting.checkStore({ storeId: store.id, ...checks, notes: 'Certificate seen.' })
  expect(await shown()).toEqual(everywhere(checks))
  const mail = await shop.mail.nextMailTo(await emailOfPerson(store.id))
  expect(mail.text).toContain('Verified store’ until 15/11/2026')

  // Cached answers end with the day too.
  shop.at('2026-11-15T19:58:59Z')
  expect(await shown()).toEqual(everywhere(checks))
  shop.at('2026-11-15T19:59:00Z')
  expect(await shown()).toEqual(everywhere({ ...none, halalCheckedUntil: '2026-11-16' }))
  shop.at('2026-11-16T19:59:00Z')
  expect(await shown()).toEqual(everywhere(none))

  // The console still knows.
  owner = (await shop.websiteOwner()).client
  expect(await owner.ownerVetting.store({ storeId: store.id })).toMatchObject({
    checks,
    notes: 'Certificate seen.',
  })
})

test('notes can be written when a check has lapsed, but a check cannot be made for the past', async () => {
  const store = await shop.given.store()
  const past = { verifiedUntil: '2025-01-31', halalCheckedUntil: null }
  await shop.database.tables.update(stores).set(past).where(eq(stores.id, store.id))
  await owner.ownerVetting.checkStore({ storeId: store.id, ...past, notes: 'To be seen again.' })
  expect((await owner.ownerVetting.store({ storeId: store.id })).notes).toBe('To be seen again.')
  const earlier = owner.ownerVetting.checkStore({ storeId: store.id, verifiedUntil: '2025-02-28' })
  expect((await refusal(earlier)).status).toBe(400)
})

test('stores are found by name or address, suspended ones too, newest first', async () => {
  const first = await shop.given.store({ name: 'Vieux Moulin' })
  const second = await shop.given.store({ name: 'Moulin Cassé', isSuspended: true })
  const names = async (query: Parameters<typeof owner.ownerVetting.stores>[0]) =>
    (await owner.ownerVetting.stores(query)).stores.map(({ name }) => name)
  expect(await names({ search: 'moulin' })).toEqual(['Moulin Cassé', 'Vieux Moulin'])
  expect(await names({ search: 'moulin', status: 'suspended' })).toEqual(['Moulin Cassé'])
  expect(await names({ search: first.email })).toEqual(['Vieux Moulin'])
  expect(await names({ search: await emailOfPerson(second.id) })).toEqual(['Moulin Cassé'])
  expect(await names({ search: '%' })).toEqual([])
})

test('a store is shown with who is behind it and what it has', async () => {
  const root = await shop.given.storeCategory({ name: 'Food' })
  const bakery = await shop.given.storeCategory({ name: 'Bakery', parent: root })
  const store = await shop.given.store({ category: bakery })
  await shop.given.product({ store })
  expect(await owner.ownerVetting.store({ storeId: store.id })).toMatchObject({
    category: 'Food > Bakery',
    email: store.email,
    person: { _id: store.userId },
    products: 1,
    removedProducts: 0,
    openReports: 0,
    applications: [],
    decisions: [],
  })
  const missing = owner.ownerVetting.store({ storeId: '00000000-0000-7000-8000-000000000000' })
  expect((await refusal(missing)).status).toBe(404)
})
