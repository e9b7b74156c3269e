import type { Feature, Geometry, Position } from 'geojson'
import GeoJSONVT, { type LegacyFeature } from 'geojson-vt'
import { tilesBetween } from '#domain/map-tiles.ts'
import outline from '../../../src/web/shared/map/mauritius-outline.json' with { type: 'json' }
import { type ArchiveOptions, writePmtiles } from './write-pmtiles.ts'
import { writeVectorTile } from './write-vector-tile.ts'

/** Mauritius with a few invented streets around Curepipe, in the layers of the Protomaps basemap. */
const curepipe = { longitude: 57.5261, latitude: -20.3163 }
const [wholeIslandZoom, closestZoom] = [12, 15]

type Tags = Record<string, string | number>

const line = (layer: string, tags: Tags, coordinates: Position[]) =>
  feature(layer, tags, { type: 'LineString', coordinates })
const area = (layer: string, tags: Tags, ring: Position[]) =>
  feature(layer, tags, { type: 'Polygon', coordinates: [ring] })
const feature = (layer: string, tags: Tags, geometry: Geometry) => ({
  layer,
  shape: { type: 'Feature', properties: tags, geometry } satisfies Feature,
})

/** This many metres east and north of the middle of Curepipe, about. */
const near = (east: number, north: number): Position => [
  curepipe.longitude + east / 104_400,
  curepipe.latitude + north / 110_600,
]
const block = (east: number, north: number, width: number, height: number): Position[] => [
  near(east, north),
  near(east + width, north),
  near(east + width, north + height),
  near(east, north + height),
  near(east, north),
]

const streets = [
  'Rue du Jardin',
  'Sivananda Street',
  'Chasteauneuf Street',
  'Rue Saint Joseph',
  'Commerford Street',
]
const avenues = ['Avenue Lees', 'Celicourt Antelme Avenue', 'Avenue Pasteur', 'Leclézio Avenue']

const shapes = [
  ...outline.polygons.map(([coast = '']) => area('earth', { kind: 'earth' }, positionsIn(coast))),
  area('landuse', { kind: 'park' }, block(-820, -300, 380, 420)),
  area('landuse', { kind: 'forest' }, block(-9000, -9000, 6000, 5000)),
  area('water', { kind: 'lake' }, block(-4200, -6200, 1900, 900)),
  line('water', { kind: 'river', name: 'Rivière Sèche' }, [
    near(-3000, 4000),
    near(-1200, 1500),
    near(-900, -2500),
  ]),
  line('roads', { kind: 'highway', kind_detail: 'motorway', ref: 'M1', name: 'Motorway M1' }, [
    [57.68, -20.43],
    near(2600, -900),
    near(1500, 2500),
    [57.49, -20.23],
    [57.5, -20.16],
    [57.57, -20.01],
  ]),
  line('roads', { kind: 'major_road', kind_detail: 'primary', name: 'Royal Road' }, [
    near(-1500, -2600),
    near(-100, -900),
    near(0, 0),
    near(120, 1100),
    near(900, 3000),
  ]),
  line('roads', { kind: 'major_road', kind_detail: 'secondary', name: 'Sir John Pope Hennessy Street' }, [
    near(-1800, 350),
    near(0, 120),
    near(1700, -200),
  ]),
  ...streets.map((name, at) =>
    line('roads', { kind: 'minor_road', kind_detail: 'residential', name }, [
      near(-800, -420 + at * 210),
      near(820, -520 + at * 210),
    ]),
  ),
  ...avenues.map((name, at) =>
    line('roads', { kind: 'minor_road', kind_detail: 'residential', name }, [
      near(-600 + at * 380, -700),
      near(-560 + at * 380, 760),
    ]),
  ),
  line('roads', { kind: 'path', kind_detail: 'footway', name: '' }, [near(-800, -280), near(-460, 100)]),
  ...Array.from({ length: 24 }, (_, at) =>
    area(
      'buildings',
      { kind: 'building' },
      block(-180 + (at % 6) * 46, -150 + Math.floor(at / 6) * 52, 26, 30),
    ),
  ),
  feature(
    'places',
    { kind: 'locality', kind_detail: 'town', name: 'Curepipe', min_zoom: 8 },
    {
      type: 'Point',
      coordinates: near(0, 0),
    },
  ),
  feature(
    'places',
    { kind: 'neighbourhood', kind_detail: 'suburb', name: 'Eau Coulée', min_zoom: 12 },
    {
      type: 'Point',
      coordinates: near(500, 700),
    },
  ),
]

export const smallIsland: ArchiveOptions = {
  bounds: { west: 57.2, south: -20.65, east: 57.95, north: -19.75 },
  metadata: {
    name: 'A small island',
    attribution:
      '<a href="https://github.com/protomaps/basemaps">Protomaps</a> © <a href="https://openstreetmap.org">OpenStreetMap</a>',
    vector_layers: ['earth', 'landuse', 'water', 'roads', 'buildings', 'places'].map((id) => ({
      id,
      fields: {},
    })),
  },
}

/** The archive: the island at every zoom up to 12, and the streets of Curepipe down to 15. */
export function smallIslandArchive(options: Partial<ArchiveOptions> = {}): Buffer {
  const layers = new Map(
    [...new Set(shapes.map(({ layer }) => layer))].map((name) => [
      name,
      new GeoJSONVT(
        {
          type: 'FeatureCollection',
          features: shapes.filter(({ layer }) => layer === name).map(({ shape }) => shape),
        },
        { maxZoom: closestZoom, indexMaxZoom: closestZoom, extent: 4096, buffer: 64, tolerance: 3 },
      ),
    ]),
  )
  const { west, south, east, north } = smallIsland.bounds
  const [town, further] = [near(-2500, 2500), near(2500, -2500)]
  const tiles = Array.from({ length: closestZoom - 5 }, (_, at) => at + 6).flatMap((z) =>
    z <= wholeIslandZoom
      ? tilesBetween({ latitude: north, longitude: west }, { latitude: south, longitude: east }, z)
      : tilesBetween(positionOf(town), positionOf(further), z),
  )
  const written = tiles.flatMap((tile) => {
    const content = new Map<string, LegacyFeature[]>()
    for (const [name, index] of layers)
      content.set(name, index.getTile(tile.z, tile.x, tile.y)?.features ?? [])
    const isEmpty = [...content.values()].every((features) => features.length === 0)
    return isEmpty ? [] : [{ ...tile, bytes: writeVectorTile(content) }]
  })
  return writePmtiles(written, { ...smallIsland, ...options })
}

const positionOf = ([longitude = 0, latitude = 0]: Position) => ({ longitude, latitude })

function positionsIn(ring: string): Position[] {
  const numbers = ring.split(' ').map(Number)
  return numbers.flatMap((longitude, index) =>
    index % 2 === 0 ? [[longitude, numbers[index + 1] ?? 0]] : [],
  )
}
