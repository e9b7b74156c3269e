import fc from 'fast-check'
import { expect, test } from 'vitest'
import { islandBoxes } from './island-boxes.ts'
import { cornerOf, hasInside, tilePointOf, tilesBetween } from './map-tiles.ts'
import { places } from './places.ts'

const zoom = fc.integer({ min: 0, max: 17 })
const place = fc.constantFrom(...places)

test('Port Louis is in the tile that other maps give it', () => {
  const { x, y } = tilePointOf({ latitude: -20.1609, longitude: 57.5012 }, 12)
  expect([Math.floor(x), Math.floor(y)]).toEqual([2702, 2282])
})

test('the corner of a tile is where the tile begins', () => {
  fc.assert(
    fc.property(place, zoom, (at, z) => {
      const { x, y } = tilePointOf(at, z)
      const again = tilePointOf(cornerOf({ z, x, y }), z)
      expect(again.x).toBeCloseTo(x, 6)
      expect(again.y).toBeCloseTo(y, 6)
    }),
  )
})

test('the tiles between two corners are each once and cover every place between them', () => {
  const { mauritius } = islandBoxes
  const [northWest, southEast] = [
    { latitude: mauritius.north, longitude: mauritius.west },
    { latitude: mauritius.south, longitude: mauritius.east },
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...places.filter(({ longitude }) => longitude > 57 && longitude < 58)),
      fc.integer({ min: 0, max: 13 }),
      (at, z) => {
        const tiles = tilesBetween(northWest, southEast, z)
        const point = tilePointOf(at, z)
        const inside = tiles.filter(({ x, y }) => x === Math.floor(point.x) && y === Math.floor(point.y))
        expect(inside).toHaveLength(1)
        expect(new Set(tiles.map(({ x, y }) => `${x} ${y}`)).size).toBe(tiles.length)
      },
    ),
  )
})

test('a tile has those of later zooms inside that begin in it', () => {
  fc.assert(
    fc.property(place, place, zoom, zoom, (one, other, first, second) => {
      const outer = tileAt(one, Math.min(first, second))
      const inner = tileAt(other, Math.max(first, second))
      const isSame = JSON.stringify(tileAt(other, outer.z)) === JSON.stringify(outer)
      expect(hasInside(outer, inner)).toBe(isSame)
    }),
  )
})

function tileAt(at: (typeof places)[number], z: number) {
  const { x, y } = tilePointOf(at, z)
  return { z, x: Math.floor(x), y: Math.floor(y) }
}
