import type { Geometry } from 'geojson'
import GeoJSONVT from 'geojson-vt'
import { expect, test } from 'vitest'
import { writeVectorTile } from '#tests/support/map/write-vector-tile.ts'
import { readTile } from './read-tile.ts'

/** A tile of zoom 0 with one feature, at these degrees. */
function tileWith(layer: string, properties: Record<string, string | number>, coordinates: number[][]) {
  const [point = []] = coordinates
  const isClosed = coordinates.length > 2 && String(coordinates.at(-1)) === String(point)
  const geometry: Geometry =
    coordinates.length === 1
      ? { type: 'Point', coordinates: point }
      : isClosed
        ? { type: 'Polygon', coordinates: [coordinates] }
        : { type: 'LineString', coordinates }
  const tile = new GeoJSONVT({ type: 'Feature', properties, geometry }, { extent: 4096 }).getTile(0, 0, 0)
  return readTile(writeVectorTile(new Map([[layer, tile?.features ?? []]])).slice().buffer)
}

const line = [
  [-90, 0],
  [90, 0],
]
const square = [
  [-90, 40],
  [90, 40],
  [90, -40],
  [-90, -40],
  [-90, 40],
]

test.each([
  ['roads', 'highway', line, 'highway'],
  ['roads', 'major_road', line, 'major'],
  ['roads', 'minor_road', line, 'minor'],
  ['roads', 'path', line, 'path'],
  ['water', 'river', line, 'stream'],
  ['water', 'lake', square, 'water'],
  ['earth', 'earth', square, 'earth'],
  ['landuse', 'park', square, 'green'],
  ['buildings', 'building', square, 'building'],
])('the layer %s with the kind %s is drawn', (layer, kind, coordinates, look) => {
  expect([...tileWith(layer, { kind }, coordinates).shapes.keys()]).toEqual([look])
})

test.each([
  ['roads', 'ferry', line],
  ['landuse', 'industrial', square],
  ['boundaries', 'country', line],
  ['earth', 'cliff', line],
])('the layer %s with the kind %s is not drawn', (layer, kind, coordinates) => {
  expect(tileWith(layer, { kind }, coordinates).shapes.size).toBe(0)
})

test('a street has its name along it, in the language of the page if the file has it', () => {
  const { names } = tileWith(
    'roads',
    { kind: 'minor_road', name: 'Rue Royale', 'name:en': 'Royal Road' },
    line,
  )
  expect(names).toEqual([
    { text: 'Royal Road', look: 'minor', x: 2048, y: 2048, angle: 0, length: 2048, from: 0 },
  ])
})

test('a town has its name where it is; countries have none', () => {
  const { names } = tileWith('places', { kind: 'locality', name: 'Curepipe', min_zoom: 8 }, [[0, 0]])
  expect(names).toMatchObject([{ text: 'Curepipe', look: 'place', x: 2048, y: 2048, from: 8 }])
  expect(tileWith('places', { kind: 'country', name: 'Mauritius' }, [[0, 0]]).names).toEqual([])
})
