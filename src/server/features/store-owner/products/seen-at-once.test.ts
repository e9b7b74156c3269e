import { beforeAll, expect, test, vi } from 'vitest'
import { refusal } from '#tests/support/refusal.ts'
import { type StoreOwnerApp, storeOwnerApp } from '#tests/support/store-owner-app.ts'
import { testApp } from '#tests/support/test-app.ts'

let here: StoreOwnerApp
let there: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  here = await storeOwnerApp()
  there = await testApp({ database: here.database })
})

/** The store and its products as visitors of one process see them. */
async function seenBy(client: StoreOwnerApp['client'], storeId: string) {
  const [stores, detail, arrivals, found, products] = await Promise.all([
    client.store.all({}),
    client.store.detail({ storeId }).catch(() => undefined),
    client.catalogue.newArrivals({}),
    client.search.productsAndStores({ q: 'lagoon' }),
    client.store.products({ storeId }).catch(() => undefined),
  ])
  return {
    isListed: stores.stores.some(({ _id }) => _id === storeId),
    city: detail?.address.city,
    says: detail?.announcement?.message,
    isOpenOnMonday: detail?.openingHours?.Monday?.open,
    arrivals: arrivals.products.map(({ title, price, address }) => `${title} ${price} ${address.city}`),
    found: found.products.map(({ title }) => title),
    products: products?.total,
  }
}

test('whatever a store owner does shows in this process at once, and in every other a moment later', async () => {
  const { client } = await here.approvedPerson()
  const form = await here.registration()
  await client.storeOwner.register(form)
  const owner = here.visitor()
  await owner.client.storeOwner.login({ email: form.email, password: form.password })
  const calls = owner.client.storeOwner
  const storeId = (await calls.profile({})).profile._id

  async function shows(expected: Partial<Awaited<ReturnType<typeof seenBy>>>) {
    expect(await seenBy(here.client, storeId)).toMatchObject(expected)
    await vi.waitFor(async () => expect(await seenBy(there.client, storeId)).toMatchObject(expected))
  }

  await shows({ isListed: true, city: 'Curepipe', arrivals: [], found: [], products: 0 })
  const product = { ...(await here.product()), title: 'Lagoon towel', price: 100 }
  const { _id: productId } = await calls.createProduct(product)
  await shows({ arrivals: ['Lagoon towel 100 Curepipe'], found: ['Lagoon towel'], products: 1 })
  await calls.updateProduct({ productId, title: 'Lagoon sheet', price: 200 })
  await shows({ arrivals: ['Lagoon sheet 200 Curepipe'], found: ['Lagoon sheet'] })
  await calls.updateProfile({ address: { city: 'Souillac' } })
  await shows({ city: 'Souillac', arrivals: ['Lagoon sheet 200 Souillac'] })
  await calls.announce({ message: 'Towels are in.' })
  await shows({ says: 'Towels are in.' })
  await calls.clearAnnouncement({})
  await shows({ says: undefined })
  await calls.deleteProduct({ productId })
  await shows({ arrivals: [], found: [], products: 0 })
  await calls.createProduct(product)
  await shows({ found: ['Lagoon towel'] })
  await calls.deleteStore({})
  await shows({ isListed: false, city: undefined, arrivals: [], found: [], products: undefined })
  expect(await refusal(there.client.store.detail({ storeId }))).toMatchObject({ status: 404 })
})
