import { asc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connect } from '#server/platform/database/connect.ts'
import { alerts, products } from '#server/platform/database/schema/index.ts'
import { refusal } from '#tests/support/refusal.ts'
import { testApp } from '#tests/support/test-app.ts'
import { notingQueries } from './noting.queries.ts'
import { noting } from './noting.ts'

let shop: Awaited<ReturnType<typeof testApp>>
let now: Date
beforeAll(async () => {
  shop = await testApp()
})
beforeEach(async () => {
  setClock('2026-11-14T08:00:00Z')
  await shop.database.sql`truncate rate_counts, alerts, alert_changes, saved_searches`
})

function setClock(moment: string) {
  now = new Date(moment)
  shop.at(moment)
}

type Search = Parameters<Awaited<ReturnType<typeof shop.signedIn>>['client']['alert']['saveSearch']>[0]

/** A person who has saved a search. */
async function aSearcher(search: Search) {
  const person = await shop.given.user()
  const { client } = await shop.signedIn('user', person)
  await client.alert.saveSearch(search)
  return { ...person, client }
}

const note = (tables = shop.database.tables) =>
  noting({ tables, queries: notingQueries, clock: () => now }).changes()

const toldTo = (person: { id: string }) =>
  shop.database.tables
    .select({ kind: alerts.kind, event: alerts.event, data: alerts.data })
    .from(alerts)
    .where(eq(alerts.userId, person.id))
    .orderBy(asc(alerts.createdAt), asc(alerts.event))

const setPrice = (id: string, rupees: number) =>
  shop.database.tables
    .update(products)
    .set({ priceCents: rupees * 100 })
    .where(eq(products.id, id))

/** 'Ravann' at Rs 500 with 20 % off until tomorrow, in Curepipe. */
async function aRavann(price = 500) {
  const store = await shop.given.store({ city: 'Curepipe' })
  return shop.given.product({
    store,
    title: 'Ravann',
    price,
    discount: { value: 20, expiresAt: '2026-11-15' },
  })
}

describe('a new product', () => {
  test.each<[Omit<Search, 'q'>, boolean]>([
    [{}, true],
    [{ maxPrice: 400 }, true],
    [{ maxPrice: 399 }, false],
    [{ minPrice: 400 }, true],
    [{ minPrice: 401 }, false],
    [{ minPrice: 300, maxPrice: 450, city: 'Curepipe' }, true],
    [{ maxPrice: 450, city: 'Souillac' }, false],
    [{ onSale: true }, true],
    [{ minRating: 4 }, false],
    // A store opens and closes while the message waits.
    [{ openNow: true }, true],
    [{ near: 'Mahébourg' }, true],
    [{ near: 'Vacoas', radius: 10 }, true],
    [{ near: 'Mahébourg', radius: 10 }, false],
  ])('at Rs 400 in Curepipe, for a search with %j: %s', async (filters, isTold) => {
    const person = await aSearcher({ q: 'ravann', ...filters })
    await aRavann()
    await note()
    expect(await toldTo(person)).toHaveLength(isTold ? 1 : 0)
  })

  test('is as far away as the pin of its store', async () => {
    const [near, far] = [
      await aSearcher({ q: 'ravann', near: 'Grand Baie', radius: 5 }),
      await aSearcher({ q: 'ravann', near: 'Curepipe', radius: 5 }),
    ]
    const position = { latitude: -20.02, longitude: 57.59 }
    await shop.given.product({
      store: await shop.given.store({ city: 'Curepipe', position }),
      title: 'Ravann',
    })
    await note()
    expect([(await toldTo(near)).length, (await toldTo(far)).length]).toEqual([1, 0])
  })
})

describe('a price that drops', () => {
  test('below the limit of a search is told once, whatever it does afterwards', async () => {
    const person = await aSearcher({ q: 'ravann', maxPrice: 700 })
    const other = await aSearcher({ q: 'ravann', maxPrice: 300 })
    const { id } = await shop.given.product({ title: 'Ravann', price: 1000 })
    await note()
    expect(await toldTo(person)).toEqual([])
    for (const [day, price] of [
      [15, 600],
      [16, 900],
      [17, 550],
      [18, 500],
    ] as const) {
      setClock(`2026-11-${day}T08:00:00Z`)
      await setPrice(id, price)
      await note()
    }
    expect(await toldTo(person)).toMatchObject([
      { kind: 'search-match', data: { search: 'ravann', priceCents: 60_000 } },
    ])
    expect(await toldTo(other)).toEqual([])
  })

  test('of a product that already matched is no news', async () => {
    const person = await aSearcher({ q: 'ravann', maxPrice: 2000 })
    const { id } = await shop.given.product({ title: 'Ravann', price: 1000 })
    await note()
    setClock('2026-11-15T08:00:00Z')
    await setPrice(id, 500)
    await note()
    expect(await toldTo(person)).toHaveLength(1)
  })

  test('by a discount is told to who looks for what is on sale', async () => {
    const person = await aSearcher({ q: 'ravann', onSale: true })
    const anything = await aSearcher({ q: 'dholl', onSale: true })
    const { id } = await shop.given.product({ title: 'Ravann', price: 1000 })
    await note()
    setClock('2026-11-15T08:00:00Z')
    await shop.database.tables
      .update(products)
      .set({ discountPercent: 25, discountExpiresAt: new Date('2026-11-20T19:59:00Z') })
      .where(eq(products.id, id))
    await note()
    expect([(await toldTo(person)).length, (await toldTo(anything)).length]).toEqual([1, 0])
  })

  test('is told once by two processes at the same time', async () => {
    const person = await aSearcher({ q: 'ravann', maxPrice: 700 })
    const { id } = await shop.given.product({ title: 'Ravann', price: 1000 })
    await note()
    setClock('2026-11-15T08:00:00Z')
    await setPrice(id, 650)
    await setPrice(id, 600)
    const second = connect(shop.database.url, { connections: 2 })
    await Promise.all([note(), note(second.tables)])
    await second.close()
    expect(await toldTo(person)).toHaveLength(1)
  })
})

describe('the list of saved searches', () => {
  test('has the filters, and each search once', async () => {
    const filters = { minPrice: 10, maxPrice: 700, onSale: true, openNow: true, minRating: 3 } as const
    const whole = { ...filters, near: 'Mahébourg', radius: 5 } as const
    const { client } = await aSearcher({ q: 'ravann', city: 'Curepipe', ...whole })
    await client.alert.saveSearch({ q: 'Ravann', city: 'Curepipe', ...whole })
    await client.alert.saveSearch({ q: 'ravann', city: 'Curepipe', maxPrice: 700 })
    const { searches } = await client.alert.mine({})
    expect(searches.map((search) => search.filters)).toEqual(
      expect.arrayContaining([whole, { maxPrice: 700 }]),
    )
    expect(searches).toHaveLength(2)
  })

  test.each<[Omit<Search, 'q'>, string]>([
    [{ minPrice: 9, maxPrice: 8 }, 'The lowest price cannot be above the highest.'],
    [{ radius: 5 }, 'A radius and the order by distance need a place.'],
    [{ near: 'Curepipe', radius: 500 }, 'Please give a distance between 1 and 100 km.'],
    [{ near: 'Atlantis' }, 'Please choose a town or village from the list of places.'],
  ])('%j is refused with a sentence', async (filters, message) => {
    const { client } = await aSearcher({ q: 'dholl' })
    expect(await refusal(client.alert.saveSearch({ q: 'ravann', ...filters }))).toMatchObject({
      status: 400,
      message,
    })
  })
})
