import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import type { Point } from '#domain/island-map.ts'
import { language } from '#texts/shared/language.ts'
import { areaLook, type Look, lineLook } from './look.ts'
import { straightStretch } from './straight-stretch.ts'

/** Coordinates in a tile go from 0 to this. */
export const tileUnits = 4096

export interface TileName extends Point {
  text: string
  look: Look | 'place'
  angle: number
  /** How much room there is along the street; a place has any. */
  length: number
  /** From which zoom on the file would show it. */
  from: number
}

export interface TileContent {
  shapes: Map<Look, Point[][]>
  names: TileName[]
}

const layers = ['earth', 'landuse', 'water', 'buildings', 'roads', 'places']
const types = { point: 1, line: 2, area: 3 }

/** A vector tile of the Protomaps basemap: what we draw of it. */
export function readTile(bytes: ArrayBuffer): TileContent {
  const tile = new VectorTile(new PbfReader(bytes))
  const content: TileContent = { shapes: new Map(), names: [] }
  for (const name of layers) {
    const layer = tile.layers[name]
    for (let at = 0; layer && at < layer.length; at += 1) add(content, name, layer.feature(at))
  }
  return content
}

function add(content: TileContent, layer: string, feature: VectorTileFeature): void {
  const { type, properties } = feature
  if (layer === 'places') {
    if (type === types.point) addPlace(content, feature)
    return
  }
  const look =
    type === types.area
      ? areaLook(layer, properties.kind)
      : type === types.line
        ? lineLook(layer, properties.kind)
        : undefined
  if (!look) return
  const lines = linesOf(feature)
  const shapes = content.shapes.get(look) ?? []
  shapes.push(...lines)
  content.shapes.set(look, shapes)
  const text = layer === 'roads' && nameOf(feature)
  if (!text) return
  for (const line of lines) {
    const stretch = straightStretch(line)
    if (stretch && isInside(stretch)) content.names.push({ ...stretch, text, look, from: 0 })
  }
}

function addPlace(content: TileContent, feature: VectorTileFeature): void {
  const text = nameOf(feature)
  const { kind, min_zoom: from } = feature.properties
  const [at] = linesOf(feature)[0] ?? []
  const isNamed = kind === 'locality' || kind === 'neighbourhood' || kind === 'macrohood'
  if (!text || !at || !isNamed || !isInside(at)) return
  content.names.push({
    ...at,
    text,
    look: 'place',
    angle: 0,
    length: Number.POSITIVE_INFINITY,
    from: typeof from === 'number' ? from : 0,
  })
}

/** What is in the margin of a tile is in the next one as well. */
const isInside = ({ x, y }: Point) => x >= 0 && y >= 0 && x < tileUnits && y < tileUnits

function nameOf({ properties }: VectorTileFeature): string {
  const name = properties[`name:${language}`] ?? properties.name
  return typeof name === 'string' ? name : ''
}

function linesOf(feature: VectorTileFeature): Point[][] {
  const lines = feature.loadGeometry()
  const scale = tileUnits / feature.extent
  return scale === 1 ? lines : lines.map((line) => line.map(({ x, y }) => ({ x: x * scale, y: y * scale })))
}
