import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageSize } from '#domain/listing.ts'
import { cardsOfLists } from '#tests/support/freshness/cards-of-lists.ts'
import { testApp } from '#tests/support/test-app.ts'

const shop = await testApp({ renderer: async () => cardsOfLists })
/** Caches nothing, and so is always right. */
const truth = await testApp({ database: shop.database, responseCacheBytes: 1 })
const { given, app } = shop
const stores = [await given.store({ city: 'Curepipe' }), await given.store({ city: 'Moka' })]
const products: Awaited<ReturnType<typeof given.product>>[] = []
// When about half of them are hidden, those with enough ratings sometimes fill a page and sometimes do not.
for (let each = 0; each < 2 * pageSize; each += 1) {
  const product = await given.product({ store: stores[each % 2] })
  await given.productRated(product, 3 + (each % 3), 3, 5)
  products.push(product)
}
// Some that nobody has rated.
for (let each = 0; each < 4; each += 1)
  products.push(await given.product({ store: stores[products.length % 2] }))
const keepers = await Promise.all(
  stores.map(async (store) => (await shop.signedIn('admin', store)).client.storeOwner),
)

const queries = ['', '?page=2', '?city=Curepipe', '?city=Moka']
const list = 'product/best-rated-products'
const cardsShown = async () =>
  Promise.all(queries.map(async (query) => (await app.inject(`/cards/${list}${query}`)).json().products))
const rightCards = async () =>
  Promise.all(queries.map(async (query) => (await truth.app.inject(`/api/${list}${query}`)).json().products))

const keeperOf = (which: number) => keepers[which % 2] ?? expect.fail()
const setVisible = (kind: 'hide' | 'show') => (which: number) =>
  keeperOf(which).editProducts({ productIds: [products[which]?.id ?? ''], operation: { kind } })
const writes = {
  rate: (which: number, stars: number) => given.productRated(products[which] ?? expect.fail(), stars),
  hide: setVisible('hide'),
  show: setVisible('show'),
}
const anyWrites = fc.array(
  fc.tuple(
    fc.constantFrom(...(['rate', 'rate', 'hide', 'show'] as const)),
    fc.nat(products.length - 1),
    fc.integer({ min: 1, max: 5 }),
  ),
  { minLength: 80, maxLength: 80 },
)

test('after any write, a page that reads only the cards shows the right ones', async () => {
  await fc.assert(
    fc.asyncProperty(anyWrites, async (chosen) => {
      for (const [kind, which, stars] of chosen) {
        await writes[kind](which, stars)
        await expect.poll(cardsShown).toEqual(await rightCards())
      }
    }),
    { numRuns: 1, endOnFailure: true },
  )
})

test('a new member after the last card leaves the page in memory', async () => {
  for (const which of products.keys()) await writes.show(which)
  await expect.poll(cardsShown).toEqual(await rightCards())
  const total = async () => (await app.inject(`/api/${list}`)).json().total
  const made = async () =>
    Number(/response_cache_made_total (\d+)/.exec((await app.inject('/metrics')).payload)?.[1])
  const totalBefore = await total()
  const last = await given.product({ store: stores[0] })
  await given.productRated(last, 1, 1, 1)
  await expect.poll(total).toBe(totalBefore + 1)
  const madeBefore = await made()
  await app.inject(`/cards/${list}`)
  expect(await made()).toBe(madeBefore)
})
