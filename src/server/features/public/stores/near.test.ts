import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { kmBetween, type Position } from '#domain/distance.ts'
import { mostMappedStores } from '#domain/limits.ts'
import { pageSize } from '#domain/listing.ts'
import { findPlace, type Place, places } from '#domain/places.ts'
import { refusal } from '#tests/support/refusal.ts'
import { testApp } from '#tests/support/test-app.ts'

type Shop = Awaited<ReturnType<typeof testApp>>

const placed = (name: string): Place => findPlace(name) ?? expect.fail(`no place ${name}`)
const baie = { latitude: -20.02, longitude: 57.59 }

let shop: Shop
let food: Awaited<ReturnType<Shop['given']['storeCategory']>>
let garden: Awaited<ReturnType<Shop['given']['productCategory']>>
const positions = new Map<string, Position>()
const ofProduct = new Map<string, string>()

beforeAll(async () => {
  shop = await testApp()
  const { given } = shop
  food = await given.storeCategory({ name: 'Food' })
  const other = await given.storeCategory({ name: 'Other' })
  garden = await given.productCategory({ name: 'Garden' })
  const plants = await given.productCategory({ name: 'Plants', parent: garden })
  const add = async (name: string, city: string, position?: Position, ...stars: number[]) => {
    const category = name.startsWith('Food') ? food : other
    const store = await given.store({ name, city, category, ...(position && { position }) })
    await given.storeRated(store, ...stars)
    positions.set(store.id, position ?? placed(city))
    const product = await given.product({ store, category: plants })
    ofProduct.set(product.id, store.id)
  }
  await add('Food Curepipe', 'Curepipe')
  await add('Curepipe well rated', 'Curepipe', undefined, 5)
  await add('Food under the banyan', 'Grand Baie', baie)
  await add('Food Vacoas', 'Vacoas')
  await add('Mahébourg', 'Mahébourg', undefined, 4)
  await add('Food Rodrigues', 'Port Mathurin')
  for (const place of fc.sample(fc.constantFrom(...places), pageSize))
    await add(`Food ${place.name}`, place.name)
})

const kmOf = (from: Place, id: string) => kmBetween(from, positions.get(id) ?? expect.fail(`no store ${id}`))

async function everyStore(query: Parameters<Shop['client']['store']['all']>[0]) {
  const first = await shop.client.store.all(query)
  const rest = await Promise.all(
    Array.from({ length: first.totalPages - 1 }, (_, index) =>
      shop.client.store.all({ ...query, page: index + 2 }),
    ),
  )
  return { ...first, stores: [first, ...rest].flatMap(({ stores }) => stores) }
}

describe('stores near a place', () => {
  test('come nearest first, whatever the place', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), fc.integer({ min: 1, max: 60 }), async (place, radius) => {
        const { stores, total } = await everyStore({ near: place.name, radius })
        const distances = stores.map(({ _id }) => kmOf(place, _id))
        expect(distances).toEqual([...distances].sort((one, other) => one - other))
        const within = [...positions.keys()].filter((id) => kmOf(place, id) <= radius)
        expect(stores.map(({ _id }) => _id).sort()).toEqual(within.sort())
        expect(total).toBe(within.length)
      }),
      { numRuns: 15 },
    )
  })

  test('are all of them without a radius, and the best rated come first at the same distance', async () => {
    const { stores, total } = await everyStore({ near: 'curepipe' })
    expect(total).toBe(positions.size)
    expect(stores[0]?.name).toBe('Curepipe well rated')
    const farthest = Math.max(...stores.map(({ _id }) => kmOf(placed('Curepipe'), _id)))
    expect(kmOf(placed('Curepipe'), stores.at(-1)?._id ?? '')).toBe(farthest)
  })

  test('can be of one category, of one city and found by name', async () => {
    const inFood = await everyStore({ near: 'Curepipe', storeCategory: food.id, radius: 1 })
    expect(inFood.stores.every(({ name }) => name.startsWith('Food'))).toBe(true)
    expect(inFood.cities).toEqual(['Curepipe'])
    const inCity = await everyStore({ near: 'Curepipe', city: 'Mahébourg' })
    expect(new Set(inCity.stores.map(({ address }) => address.city))).toEqual(new Set(['Mahébourg']))
    const named = await everyStore({ near: 'Grand Baie', search: 'banyan' })
    expect(named.stores.map(({ name }) => name)).toEqual(['Food under the banyan'])
    expect((await everyStore({ near: 'Souillac', search: 'banyan', radius: 20 })).total).toBe(0)
  })

  test('have their own position only where the owner has set it', async () => {
    const { stores } = await everyStore({ near: 'Grand Baie' })
    const own = stores.filter(({ position }) => position)
    expect(own).toMatchObject([{ name: 'Food under the banyan', position: baie }])
  })

  test.each([
    [{ near: 'Atlantis' }, 'Please choose the city from the list.'],
    [{ near: 'Curepipe', radius: 0 }, 'Please give a distance between 1 and 100 km.'],
    [{ near: 'Curepipe', radius: 1e9 }, 'Please give a distance between 1 and 100 km.'],
  ])('%j is refused with a sentence', async (query, sentence) => {
    expect(await refusal(shop.client.store.all(query))).toMatchObject({ status: 400, message: sentence })
  })

  test('follow a store that moves, also when the answer was cached', async () => {
    const store = await shop.given.store({ name: 'On the move', city: 'Port Mathurin' })
    await shop.given.storeRated(store, 5)
    const { client } = await shop.signedIn('admin', store)
    const first = async () => (await shop.client.store.all({ near: 'Quartier Militaire' })).stores[0]?.name
    const before = await first()
    expect(before).not.toBe('On the move')
    const { latitude, longitude } = placed('Quartier Militaire')
    await client.storeOwner.updateProfile({ position: { latitude, longitude } })
    expect(await first()).toBe('On the move')
    await client.storeOwner.updateProfile({ position: null })
    expect(await first()).toBe(before)
    await client.storeOwner.deleteStore({})
  })
})

describe('products of a category near a place', () => {
  test('come from the nearest stores first, within the radius', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), fc.integer({ min: 5, max: 60 }), async (place, radius) => {
        const { products, total } = await shop.client.productCategory.bestRated({
          categoryId: garden.id,
          near: place.name,
          radius,
        })
        const distances = products.map(({ userId }) => kmOf(place, userId))
        expect(distances).toEqual([...distances].sort((one, other) => one - other))
        const within = [...ofProduct.values()].map((id) => kmOf(place, id)).filter((km) => km <= radius)
        expect(total).toBe(within.length)
        expect(distances).toEqual(within.sort((one, other) => one - other).slice(0, pageSize))
      }),
      { numRuns: 10 },
    )
  })

  test('carry the position of a store that has its own', async () => {
    const { products } = await shop.client.productCategory.bestRated({
      categoryId: garden.id,
      near: 'Grand Baie',
    })
    expect(products.filter(({ position }) => position)).toMatchObject([{ position: baie }])
  })
})

describe('the map', () => {
  test('counts the stores of each place and lists those of one', async () => {
    const all = await shop.client.store.map({})
    expect(all.total).toBe(positions.size)
    expect(all.stores).toEqual([])
    expect(all.places.reduce((sum, { stores }) => sum + stores, 0)).toBe(all.total)
    const { name, latitude, longitude } = placed('Grand Baie')
    expect(all.places).toContainEqual(expect.objectContaining({ name, position: { latitude, longitude } }))
    const { stores } = await shop.client.store.map({ city: 'Grand Baie' })
    expect(stores).toContainEqual(
      expect.objectContaining({ name: 'Food under the banyan', category: 'Food', position: baie }),
    )
  })

  test('is empty for a place without stores, and never longer than its limit', async () => {
    expect((await shop.client.store.map({ city: 'Nowhere' })).stores).toEqual([])
    expect(mostMappedStores).toBeLessThanOrEqual(200)
  })
})
