import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'

let shop: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  shop = await testApp()
})
let day = 0
beforeEach(async () => {
  await shop.database.sql`delete from stores`
  // No answer is cached for a day.
  day += 1
  shop.at(new Date(Date.UTC(2026, 10, 14 + day)).toISOString())
})

type Kind = 'products' | 'stores'

/** Something in a city with so many ratings, all with these stars. */
async function rated(kind: Kind, city: string, name: string, stars: number, ratings: number) {
  const store = await shop.given.store({ name, city })
  const sum = stars * ratings
  const { sql } = shop.database
  if (kind === 'stores')
    return void (await sql`update stores set rating_sum = ${sum}, rating_count = ${ratings} where id = ${store.id}`)
  const { id } = await shop.given.product({ store, title: name })
  await sql`update products set rating_sum = ${sum}, rating_count = ${ratings} where id = ${id}`
}

async function severalRated(kind: Kind, count: number, city: string, stars: number, ratings: number) {
  for (let each = 0; each < count; each += 1)
    await rated(kind, city, `${city} ${ratings} x ${stars}`, stars, ratings)
}

async function list(kind: Kind, query: { city?: string; page?: number } = {}) {
  const { catalogue } = shop.client
  if (kind === 'stores') {
    const { stores, ...paging } = await catalogue.bestRatedStores(query)
    return { names: stores.map(({ name }) => name), ...paging }
  }
  const { products, ...paging } = await catalogue.bestRatedProducts(query)
  return { names: products.map(({ title }) => title), ...paging }
}
const citiesOf = async (kind: Kind) => {
  const { catalogue } = shop.client
  const asked =
    kind === 'stores' ? catalogue.bestRatedStoresCities({}) : catalogue.bestRatedProductsCities({})
  return (await asked).cities
}

describe.each(['products', 'stores'] as const)('best rated %s', (kind) => {
  test.each([
    [11, { total: 13, first: 'Moka 1 x 5' }],
    [12, { total: 12, first: 'Moka 3 x 4' }],
    [13, { total: 13, first: 'Moka 3 x 4' }],
  ])('with %i that have three ratings', async (count, { total, first }) => {
    await severalRated(kind, count, 'Moka', 4, 3)
    await severalRated(kind, 2, 'Moka', 5, 1)
    await severalRated(kind, 1, 'Moka', 1, 0)
    for (const query of [{}, { city: 'Moka' }]) {
      const pageOne = await list(kind, query)
      const pageTwo = await list(kind, { ...query, page: 2 })
      expect(pageOne).toMatchObject({ total, totalPages: Math.ceil(total / 12), cities: ['Moka'] })
      expect(pageOne.names[0]).toBe(first)
      expect(pageOne.names.length + pageTwo.names.length).toBe(total)
    }
  })

  test('a city is judged by what is in it, and offered when anything in it is rated', async () => {
    await severalRated(kind, 12, 'Moka', 4, 3)
    await severalRated(kind, 1, 'Flacq', 3, 3)
    await severalRated(kind, 2, 'Flacq', 5, 2)
    await severalRated(kind, 1, 'Souillac', 5, 1)
    await severalRated(kind, 1, 'Bambous', 1, 0)

    const everywhere = await list(kind)
    expect(everywhere.total).toBe(13)
    expect((await list(kind, { page: 2 })).names).toEqual(['Flacq 3 x 3'])
    expect((await list(kind, { city: 'Moka' })).total).toBe(12)
    expect(await list(kind, { city: 'Flacq' })).toMatchObject({
      total: 3,
      names: ['Flacq 2 x 5', 'Flacq 2 x 5', 'Flacq 3 x 3'],
    })
    expect(await list(kind, { city: 'Souillac' })).toMatchObject({ total: 1, names: ['Souillac 1 x 5'] })
    expect(await list(kind, { city: 'Bambous' })).toMatchObject({ total: 0, names: [] })
    expect(everywhere.cities).toEqual(['Flacq', 'Moka', 'Souillac'])
    expect(await citiesOf(kind)).toEqual(everywhere.cities)
  })

  test('come by average, then by number of ratings', async () => {
    await severalRated(kind, 10, 'Moka', 3, 3)
    await rated(kind, 'Moka', 'four by five people', 4, 5)
    await rated(kind, 'Moka', 'four by three people', 4, 3)
    await rated(kind, 'Moka', 'five by three people', 5, 3)
    expect((await list(kind)).names.slice(0, 4)).toEqual([
      'five by three people',
      'four by five people',
      'four by three people',
      'Moka 3 x 3',
    ])
  })
})
