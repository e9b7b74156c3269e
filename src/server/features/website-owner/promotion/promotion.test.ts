import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { auditLog, products } from '#server/platform/database/schema/index.ts'
import { auditEntries } from '#tests/support/audit-entries.ts'
import { type OwnerApp, ownerApp } from '#tests/support/owner-app.ts'
import { refusal } from '#tests/support/refusal.ts'
import type { Visitor } from '#tests/support/visitor.ts'

let shop: OwnerApp
let owner: Visitor['client']
beforeAll(async () => {
  shop = await ownerApp()
})
beforeEach(async () => {
  await itIs('2026-11-14T08:00:00Z')
  await shop.database.tables.delete(products)
  await shop.changed()
})

/** Sets the clock to this moment and signs a website owner in. */
async function itIs(moment: string) {
  shop.at(moment)
  owner = (await shop.websiteOwner()).client
}

const publicly = async () =>
  (await shop.client.catalogue.featuredProducts({})).products.map(({ title }) => title)
const listed = async (state: 'running' | 'coming' | 'past') =>
  (await owner.ownerPromotion.featured({ state })).products.map(({ title }) => title)

test('a product is featured from the start of its first day to the end of its last, in Mauritius', async () => {
  const { id: productId } = await shop.given.product({ title: 'Sega dress' })
  await owner.ownerPromotion.feature({ productId, from: '2026-11-16', until: '2026-11-17' })
  expect([await publicly(), await listed('coming')]).toEqual([[], ['Sega dress']])

  await itIs('2026-11-15T19:59:59Z')
  expect(await publicly()).toEqual([])
  await itIs('2026-11-15T20:01:00Z')
  expect([await publicly(), await listed('running')]).toEqual([['Sega dress'], ['Sega dress']])
  await itIs('2026-11-17T19:58:59Z')
  expect(await publicly()).toEqual(['Sega dress'])
  await itIs('2026-11-17T19:59:00Z')
  expect([await publicly(), await listed('past')]).toEqual([[], ['Sega dress']])
  expect((await owner.ownerPromotion.featured({ state: 'past' })).products).toMatchObject([
    { featured: { state: 'past', from: '2026-11-16', until: '2026-11-17' }, paid: null },
  ])
})

test('what is featured today is there at once, last in the list, and stays until it is ended', async () => {
  const [first, second] = [
    await shop.given.product({ title: 'First' }),
    await shop.given.product({ title: 'Second' }),
  ]
  for (const { id } of [first, second])
    await owner.ownerPromotion.feature({ productId: id, from: '2026-11-14' })
  expect(await publicly()).toEqual(['First', 'Second'])
  const again = owner.ownerPromotion.feature({ productId: first.id, from: '2026-11-14' })
  expect(await refusal(again)).toMatchObject({ status: 409, code: 'featured' })

  await owner.ownerPromotion.end({ productId: first.id })
  expect([await publicly(), await listed('past')]).toEqual([['Second'], ['First']])
  expect((await refusal(owner.ownerPromotion.end({ productId: first.id }))).code).toBe('not-featured')
  // A product whose time is over can be featured again.
  await owner.ownerPromotion.feature({ productId: first.id, from: '2026-11-14' })
  expect(await publicly()).toEqual(['Second', 'First'])
  const log = await auditEntries(shop.database, eq(auditLog.targetId, first.id))
  expect(log.map(({ action }) => action)).toEqual([
    'feature-product',
    'end-featured-product',
    'feature-product',
  ])
})

test('the days can be changed, and a planned product that is cancelled was never featured', async () => {
  const { id: productId } = await shop.given.product({ title: 'Pareo' })
  await owner.ownerPromotion.feature({ productId, from: '2026-12-01' })
  await owner.ownerPromotion.change({ productId, from: '2026-11-13', until: '2026-11-20' })
  expect(await publicly()).toEqual(['Pareo'])
  await owner.ownerPromotion.change({ productId, from: '2026-11-20', until: '2026-11-20' })
  expect(await publicly()).toEqual([])
  await owner.ownerPromotion.end({ productId })
  expect([await listed('running'), await listed('coming'), await listed('past')]).toEqual([[], [], []])
})

test.each([
  [{ from: '2026-11-20', until: '2026-11-19' }, 'The last day cannot come before the first.'],
  [{ from: '2026-11-01', until: '2026-11-13' }, 'The last day is past already.'],
  [{ from: '2026-02-30' }, 'Please give a day as YYYY-MM-DD.'],
])('%o is refused', async (days, message) => {
  const { id: productId } = await shop.given.product()
  expect(await refusal(owner.ownerPromotion.feature({ productId, ...days }))).toMatchObject({
    status: 400,
    message,
  })
})

test('the named products swap places among themselves, and the others keep theirs', async () => {
  const ids = new Map<string, string>()
  for (const title of ['A', 'B', 'C', 'D', 'E']) {
    const { id } = await shop.given.product({ title, featured: { from: '2026-11-01T00:00:00Z' } })
    ids.set(title, id)
  }
  const order = (titles: string) =>
    owner.ownerPromotion.order({ ids: [...titles].map((title) => ids.get(title) ?? '') })
  await order('ABCDE')
  expect((await publicly()).join('')).toBe('ABCDE')
  await order('DB')
  expect((await publicly()).join('')).toBe('ADCBE')
  await order('EDA')
  expect((await publicly()).join('')).toBe('EDCBA')
  const { id: stranger } = await shop.given.product()
  expect((await refusal(owner.ownerPromotion.order({ ids: [stranger] }))).code).toBe('list-changed')
})

test('of two owners who feature a product at once one is refused', async () => {
  const { id: productId } = await shop.given.product()
  const other = (await shop.websiteOwner()).client
  const outcomes = await Promise.allSettled(
    [owner, other, owner].map(({ ownerPromotion }) =>
      ownerPromotion.feature({ productId, from: '2026-11-14' }),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('what is hidden cannot be featured', async () => {
  const removed = await shop.given.product()
  await shop.database.tables.update(products).set({ status: 'removed' }).where(eq(products.id, removed.id))
  const call = owner.ownerPromotion.feature({ productId: removed.id, from: '2026-11-14' })
  expect((await refusal(call)).code).toBe('not-shown')
})

test('products are found by words, removed ones too, newest first', async () => {
  await shop.given.product({ title: 'Vanilla tea' })
  const gone = await shop.given.product({ title: 'Vanilla pod' })
  await shop.given.product({ title: 'Sega dress' })
  await shop.database.tables.update(products).set({ status: 'removed' }).where(eq(products.id, gone.id))
  const titles = async (query: Parameters<typeof owner.ownerPromotion.products>[0]) =>
    (await owner.ownerPromotion.products(query)).products.map(({ title }) => title)
  expect(await titles({ search: 'vanilla' })).toEqual(['Vanilla pod', 'Vanilla tea'])
  expect(await titles({ status: 'removed' })).toEqual(['Vanilla pod'])
  expect(await titles({})).toEqual(['Sega dress', 'Vanilla pod', 'Vanilla tea'])
  expect(await titles({ search: '&&&' })).toEqual([])
})

test('personalised advertising begins within two business days of its payment', async () => {
  // A Saturday.
  expect(await owner.ownerPromotion.start({})).toEqual({ paidOn: '2026-11-14', startsOn: '2026-11-17' })
  expect((await owner.ownerPromotion.start({ paidOn: '2026-11-18' })).startsOn).toBe('2026-11-20')
  expect((await owner.ownerPromotion.start({ paidOn: '2100-12-31' })).startsOn).toBe('2101-01-04')
})

test.each(['0000-01-01', '0001-01-01', '1999-12-31', '2101-01-01', '9999-12-31'])(
  'nothing is paid on %s',
  async (paidOn) => {
    expect(await refusal(owner.ownerPromotion.start({ paidOn }))).toMatchObject({
      status: 400,
      message: 'Please give a day of the years 2000 to 2100.',
    })
  },
)
