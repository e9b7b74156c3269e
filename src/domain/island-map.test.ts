import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { islandOf, islands } from './island-boxes.ts'
import {
  drawnAt,
  groupedPins,
  largestZoom,
  mapSize,
  pointAt,
  pointOf,
  positionAt,
  withinMap,
  zoomedAround,
} from './island-map.ts'
import { places } from './places.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const drawn = fc.record({ x: share, y: share })
const point = drawn.map(({ x, y }) => ({ x: x * mapSize.width, y: y * mapSize.height }))
const zoom = fc.double({ min: 1, max: largestZoom, noNaN: true })
const view = fc.record({ at: point, zoom }).map(({ at, zoom: larger }) => withinMap({ ...at, zoom: larger }))

describe('a map of an island', () => {
  test('shows every place of the island', () => {
    for (const place of places) {
      const { x, y } = pointOf(islandOf(place) ?? 'mauritius', place)
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(mapSize.width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(mapSize.height)
    }
  })

  test('gives back the position of a point', () => {
    fc.assert(
      fc.property(point, fc.constantFrom(...islands), (at, island) => {
        const again = pointOf(island, positionAt(island, at))
        expect(again.x).toBeCloseTo(at.x, 6)
        expect(again.y).toBeCloseTo(at.y, 6)
      }),
    )
  })

  test('keeps the point under the fingers while it zooms, unless its edge is reached', () => {
    fc.assert(
      fc.property(view, drawn, fc.double({ min: 1, max: 4, noNaN: true }), (before, at, factor) => {
        const fixed = pointAt(at, before)
        const after = drawnAt(fixed, zoomedAround(before, factor, at))
        expect(after.x).toBeCloseTo(at.x, 6)
        expect(after.y).toBeCloseTo(at.y, 6)
      }),
    )
  })

  test('never shows what is beside it', () => {
    fc.assert(
      fc.property(view, drawn, fc.double({ min: 0.1, max: 9, noNaN: true }), (before, at, factor) => {
        const after = zoomedAround(before, factor, at)
        const [first, last] = [pointAt({ x: 0, y: 0 }, after), pointAt({ x: 1, y: 1 }, after)]
        expect(Math.min(first.x, first.y)).toBeGreaterThanOrEqual(-1e-6)
        expect(last.x).toBeLessThanOrEqual(mapSize.width + 1e-6)
        expect(last.y).toBeLessThanOrEqual(mapSize.height + 1e-6)
      }),
    )
  })
})

test('groups of pins have every pin once, add up, and do not cover each other', () => {
  const pin = fc.record({ at: point, count: fc.integer({ min: 1, max: 99 }) })
  fc.assert(
    fc.property(fc.array(pin, { maxLength: 120 }), zoom, (made, larger) => {
      const pins = made.map(({ at, count }, id) => ({ ...at, count, id }))
      const groups = groupedPins(pins, larger)
      const ids = groups.flatMap((group) => group.pins.map(({ id }) => id))
      expect(ids.sort((one, other) => one - other)).toEqual(pins.map(({ id }) => id))
      for (const group of groups) {
        expect(group.count).toBe(group.pins.reduce((sum, { count }) => sum + count, 0))
        for (const other of groups)
          if (other !== group)
            expect(Math.hypot(group.x - other.x, group.y - other.y) * larger).toBeGreaterThanOrEqual(
              58 - 1e-6,
            )
      }
    }),
  )
})
