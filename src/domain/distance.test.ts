import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceInWords, kmBetween, nearestOf, type Position } from './distance.ts'
import { clampToIsland, islandOf, islands, roundPosition } from './island-boxes.ts'
import { findPlace, places } from './places.ts'

const anywhere = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
const onTheIslands = fc.record({
  latitude: fc.double({ min: -20.65, max: -10.25, noNaN: true }),
  longitude: fc.double({ min: 56.5, max: 63.55, noNaN: true }),
})

const placed = (name: string): Position => findPlace(name) ?? expect.fail(`no place ${name}`)

test.each([
  ['Port Louis', 'Curepipe', 17, 20],
  ['Port Louis', 'Mahébourg', 33, 40],
  ['Grand Baie', 'Souillac', 52, 62],
  ['Port Louis', 'Port Mathurin', 590, 630],
])('%s and %s are between %d and %d km apart', (one, other, least, most) => {
  const km = kmBetween(placed(one), placed(other))
  expect(km).toBeGreaterThan(least)
  expect(km).toBeLessThan(most)
})

describe('the distance between two positions', () => {
  test('is the same both ways, never negative, and at most half around the earth', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (one, other) => {
        const km = kmBetween(one, other)
        expect(km).toBe(kmBetween(other, one))
        expect(km).toBeGreaterThanOrEqual(0)
        expect(km).toBeLessThanOrEqual(20_016)
      }),
    )
  })

  test('is nothing from a position to itself', () => {
    fc.assert(fc.property(anywhere, (position) => kmBetween(position, position) === 0))
  })

  test('is never longer than the way over a third position', () => {
    fc.assert(
      fc.property(onTheIslands, onTheIslands, onTheIslands, (one, other, third) => {
        expect(kmBetween(one, other)).toBeLessThanOrEqual(
          kmBetween(one, third) + kmBetween(third, other) + 1e-6,
        )
      }),
    )
  })

  test('is that of the law of cosines', () => {
    const rad = (degrees: number) => (degrees * Math.PI) / 180
    fc.assert(
      fc.property(onTheIslands, onTheIslands, (one, other) => {
        const cosine =
          Math.sin(rad(one.latitude)) * Math.sin(rad(other.latitude)) +
          Math.cos(rad(one.latitude)) *
            Math.cos(rad(other.latitude)) *
            Math.cos(rad(one.longitude - other.longitude))
        expect(kmBetween(one, other)).toBeCloseTo(6371.0088 * Math.acos(Math.min(1, cosine)), 2)
      }),
    )
  })
})

describe('the nearest place', () => {
  test('is nearer than every other', () => {
    fc.assert(
      fc.property(onTheIslands, (position) => {
        const nearest = nearestOf(position, places) ?? expect.fail('there are places')
        const least = Math.min(...places.map((place) => kmBetween(position, place)))
        expect(kmBetween(position, nearest)).toBe(least)
      }),
    )
  })

  test('of a place is the place itself', () => {
    for (const place of places) expect(nearestOf(place, places)).toBe(place)
  })

  test('of an empty list is none', () => {
    expect(nearestOf(placed('Curepipe'), [])).toBeUndefined()
  })
})

describe('where a store can be', () => {
  test('every place is on an island, also those outside the drawn coast', () => {
    for (const place of places) expect(islandOf(place)).toBeDefined()
  })

  test.each([
    ['Réunion', { latitude: -20.88, longitude: 55.45 }],
    ['the sea between the islands', { latitude: -20, longitude: 60 }],
    ['nowhere', { latitude: Number.NaN, longitude: 57.5 }],
    ['the other hemisphere', { latitude: 20.16, longitude: 57.5 }],
  ])('%s is on no island', (_, position) => {
    expect(islandOf(position)).toBeUndefined()
  })

  test('a position that is brought to an island is there, and one that is there stays', () => {
    fc.assert(
      fc.property(anywhere, fc.constantFrom(...islands), (position, island) => {
        const brought = clampToIsland(position, island)
        expect(islandOf(brought)).toBe(island)
        expect(clampToIsland(brought, island)).toEqual(brought)
        expect(islandOf(roundPosition(brought))).toBe(island)
      }),
    )
  })
})

test.each([
  [0, '50 m', '50 m'],
  [0.34, '350 m', '350 m'],
  [0.96, '950 m', '950 m'],
  [0.98, '1 km', '1 km'],
  [2.44, '2.4 km', '2,4 km'],
  [9.94, '9.9 km', '9,9 km'],
  [9.96, '10 km', '10 km'],
  [38.6, '39 km', '39 km'],
  [1062, '1,062 km', '1 062 km'],
])('%d km is written %s, in French %s', (km, en, fr) => {
  const spaced = (text: string) => text.replaceAll('\u00a0', ' ')
  expect(spaced(distanceInWords(km, 'en'))).toBe(en)
  expect(spaced(distanceInWords(km, 'fr'))).toBe(fr)
})
