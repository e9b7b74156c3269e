import { asc, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { kmBetween, type Position } from '#domain/distance.ts'
import { islandBoxes, islands, roundPosition } from '#domain/island-boxes.ts'
import { findPlace, type Place, places } from '#domain/places.ts'
import { stores } from '#server/platform/database/schema/index.ts'
import { given } from '#tests/support/given.ts'
import { type TestDatabase, testDatabase } from '#tests/support/test-database.ts'
import { fromPlace, kmFrom, storeKmFrom } from './distance-from-place.ts'
import { prepared } from './prepared.ts'

const placed = (name: string): Place => findPlace(name) ?? expect.fail(`no place ${name}`)
const known = fc.constantFrom(...places)
const onAnIsland = fc.constantFrom(...islands).chain((island) => {
  const { south, north, west, east } = islandBoxes[island]
  return fc.record({
    latitude: fc.double({ min: south, max: north, noNaN: true }),
    longitude: fc.double({ min: west, max: east, noNaN: true }),
  })
})

let database: TestDatabase
/** By the id of a store. */
const positions = new Map<string, Position>()

beforeAll(async () => {
  database = await testDatabase()
  const make = given(database.tables, () => new Date('2026-11-14T08:00:00Z'))
  const category = await make.storeCategory()
  for (const { place, position } of fc.sample(
    fc.record({ place: known, position: fc.option(onAnIsland.map(roundPosition), { nil: undefined }) }),
    40,
  )) {
    const { id } = await make.store({ city: place.name, category, ...(position && { position }) })
    positions.set(id, position ?? place)
  }
})

async function nearest(from: Place) {
  const km = storeKmFrom(from)
  return database.tables.select({ id: stores.id, km }).from(stores).orderBy(asc(km), asc(stores.id))
}

describe('the distance of stores from a place', () => {
  test('and their order are those of the shared rule', async () => {
    await fc.assert(
      fc.asyncProperty(known, async (from) => {
        const found = await nearest(from)
        const expected = [...positions]
          .map(([id, position]) => ({ id, km: kmBetween(from, position) }))
          .sort((one, other) => one.km - other.km || (one.id < other.id ? -1 : 1))
        for (const [index, { id, km }] of found.entries()) {
          expect(km).toBeCloseTo(kmBetween(from, positions.get(id) ?? from), 6)
          expect(km).toBeCloseTo(expected[index]?.km ?? 0, 6)
        }
        expect(found).toHaveLength(positions.size)
      }),
      { numRuns: 20 },
    )
  })

  test('is the same in a prepared statement', async () => {
    const statement = prepared<{ id: string; km: number }>(
      database.tables,
      `select id, ${kmFrom('stores')} as km from stores order by km, id`,
    )
    for (const name of ['Port Louis', "Trou d'Eau Douce", 'Port Mathurin'])
      expect([...(await statement(fromPlace(placed(name))))]).toEqual(await nearest(placed(name)))
  })

  test('is unknown in a city that is no place of ours', async () => {
    const [row] = await database.tables.execute<{ km: number | null }>(
      sql`select ${storeKmFrom(placed('Curepipe'))} as km from (values ('Atlantis', null::float8, null::float8))
        as stores (city, latitude, longitude)`,
    )
    expect(row?.km).toBeNull()
  })
})

test.each([
  ['a latitude alone', { latitude: -20.2, longitude: null }, 'stores_position_whole'],
  ['the sea', { latitude: -20, longitude: 60 }, 'stores_position_on_an_island'],
])('the database refuses %s', async (_, position, constraint) => {
  await expect(database.tables.update(stores).set(position)).rejects.toMatchObject({
    cause: { constraint_name: constraint },
  })
})
