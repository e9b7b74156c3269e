/** What is drawn in one way, in the order in which it is drawn. */
export const areaLooks = ['earth', 'green', 'water', 'building'] as const
export const lineLooks = ['stream', 'path', 'rail', 'minor', 'major', 'highway'] as const

export type AreaLook = (typeof areaLooks)[number]
export type LineLook = (typeof lineLooks)[number]
export type Look = AreaLook | LineLook

const greenKinds = new Set([
  'allotments',
  'cemetery',
  'forest',
  'garden',
  'golf_course',
  'grass',
  'grassland',
  'meadow',
  'national_park',
  'nature_reserve',
  'orchard',
  'park',
  'pitch',
  'playground',
  'protected_area',
  'recreation_ground',
  'scrub',
  'village_green',
  'wood',
])

const roadLooks: Record<string, LineLook> = {
  highway: 'highway',
  major_road: 'major',
  medium_road: 'major',
  minor_road: 'minor',
  path: 'path',
  other: 'path',
  rail: 'rail',
}

/** How a shape of the Protomaps basemap is drawn; undefined when it is not. */
export function areaLook(layer: string, kind: unknown): AreaLook | undefined {
  if (layer === 'earth' || layer === 'water') return layer
  if (layer === 'buildings') return 'building'
  return layer === 'landuse' && greenKinds.has(String(kind)) ? 'green' : undefined
}

export function lineLook(layer: string, kind: unknown): LineLook | undefined {
  if (layer === 'roads') return roadLooks[String(kind)]
  return layer === 'water' ? 'stream' : undefined
}

/** From which zoom on a line is drawn, and how wide it is at zoom 15, in pixels. */
export const lineForms: Record<LineLook, { from: number; width: number; hasEdges: boolean }> = {
  stream: { from: 11, width: 1.5, hasEdges: false },
  path: { from: 14, width: 1, hasEdges: false },
  rail: { from: 11, width: 1.2, hasEdges: false },
  minor: { from: 11.5, width: 4, hasEdges: true },
  major: { from: 8, width: 6, hasEdges: true },
  highway: { from: 7, width: 7.5, hasEdges: true },
}

/** Streets grow nearly as fast as the map when it shows single houses, and slower before. */
export const widthAt = (look: LineLook, zoom: number) =>
  lineForms[look].width * 2 ** ((zoom - 15) * (zoom > 15 ? 0.85 : 0.45))

/** From which zoom on a name is written. */
export const nameZooms: Record<string, number> = { place: 11, highway: 12.5, major: 13, minor: 14.3 }
