import type { Island } from '#domain/island-boxes.ts'
import { drawnAt, type MapView, type Point, pointAt, pointOf, positionAt } from '#domain/island-map.ts'
import { cornerOf, type TileAddress, tilesBetween } from '#domain/map-tiles.ts'
import type { Colors } from './colors.ts'
import { areaLooks, lineForms, lineLooks, nameZooms, widthAt } from './look.ts'
import { nameRoom } from './place-names.ts'
import { type TileName, tileUnits } from './read-tile.ts'
import { stretchInside } from './straight-stretch.ts'
import type { Tile } from './tile-cache.ts'

/** What is shown, and how large it is drawn, in pixels of the page. */
export interface Frame {
  island: Island
  view: MapView
  width: number
  height: number
  /** Pixels of the screen for one of the page. */
  ratio: number
  /** The size of names, in pixels of the page. */
  textSize: number
  /** Places that the page names itself. */
  named: ReadonlySet<string>
}

/** The width of a tile when its zoom is exactly that of the map. */
const tilePixels = 512
/** More would be a file without the zooms of a whole island. */
const mostTiles = 40

/** The zoom of the web's maps at which the island is drawn. */
export function zoomOf({ island, view, width }: Frame): number {
  const west = positionAt(island, pointAt({ x: 0, y: 0 }, view)).longitude
  const east = positionAt(island, pointAt({ x: 1, y: 0 }, view)).longitude
  return Math.log2((width * 360) / (east - west) / tilePixels)
}

/** The tiles that cover what is shown. */
export function tilesFor(
  frame: Frame,
  { minZoom, maxZoom }: { minZoom: number; maxZoom: number },
): TileAddress[] {
  const { island, view } = frame
  const zoom = Math.min(maxZoom, Math.max(minZoom, Math.round(zoomOf(frame))))
  const corner = (drawn: Point) => positionAt(island, pointAt(drawn, view))
  const tiles = tilesBetween(corner({ x: 0, y: 0 }), corner({ x: 1, y: 1 }), zoom)
  return tiles.length > mostTiles ? [] : tiles
}

export function drawStreets(
  context: CanvasRenderingContext2D,
  frame: Frame,
  tiles: readonly Tile[],
  colors: Colors,
): void {
  const { width, height, ratio } = frame
  const zoom = zoomOf(frame)
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, width * ratio, height * ratio)
  const placed = tiles.map((tile) => ({ tile, box: boxOf(tile, frame) }))
  for (const { tile, box } of placed) drawTile(context, tile, box, zoom, ratio, colors)
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
  drawNames(context, frame, placed, zoom, colors)
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** In whole pixels of the screen, so that no line shows between two tiles. */
function boxOf({ z, x, y }: TileAddress, { island, view, width, height, ratio }: Frame): Box {
  const at = (tile: TileAddress) => drawnAt(pointOf(island, cornerOf(tile)), view)
  const [first, last] = [at({ z, x, y }), at({ z, x: x + 1, y: y + 1 })]
  return {
    left: Math.round(first.x * width * ratio),
    top: Math.round(first.y * height * ratio),
    right: Math.round(last.x * width * ratio),
    bottom: Math.round(last.y * height * ratio),
  }
}

function drawTile(
  context: CanvasRenderingContext2D,
  { paths }: Tile,
  { left, top, right, bottom }: Box,
  zoom: number,
  ratio: number,
  { looks, coast }: Colors,
): void {
  const scale = (right - left) / tileUnits
  /** Pixels of the page in units of the tile. */
  const pixel = ratio / scale
  context.save()
  context.setTransform(scale, 0, 0, (bottom - top) / tileUnits, left, top)
  context.beginPath()
  context.rect(0, 0, tileUnits, tileUnits)
  context.clip()
  context.fillStyle = looks.water.fill
  context.fillRect(0, 0, tileUnits, tileUnits)
  context.lineJoin = 'round'
  context.lineCap = 'round'

  for (const look of areaLooks) {
    const path = paths.get(look)
    if (!path) continue
    context.globalAlpha = looks[look].opacity ?? 1
    context.fillStyle = looks[look].fill
    context.fill(path)
    if (look !== 'earth') continue
    context.strokeStyle = coast
    context.lineWidth = pixel
    context.stroke(path)
  }

  const lines = lineLooks.filter((look) => zoom >= lineForms[look].from)
  const stroke = (look: (typeof lines)[number], color: string | undefined, extra: number) => {
    const path = paths.get(look)
    if (!path || !color) return
    context.globalAlpha = looks[look].opacity ?? 1
    context.setLineDash(look === 'path' ? [4 * pixel, 4 * pixel] : [])
    context.strokeStyle = color
    context.lineWidth = (widthAt(look, zoom) + extra) * pixel
    context.stroke(path)
  }
  for (const look of lines) if (lineForms[look].hasEdges) stroke(look, looks[look].edge, 1.4)
  for (const look of lines) stroke(look, looks[look].fill, 0)
  context.restore()
}

function drawNames(
  context: CanvasRenderingContext2D,
  frame: Frame,
  placed: readonly { tile: Tile; box: Box }[],
  zoom: number,
  colors: Colors,
): void {
  const { ratio, textSize, named } = frame
  const room = nameRoom(textSize)
  const names = placed
    .flatMap(({ tile, box }) => tile.names.map((name) => ({ ...name, ...inPixels(name, box, ratio) })))
    .filter(({ look, from, text }) => zoom >= (nameZooms[look] ?? 99) && zoom + 1 >= from && !named.has(text))
    .flatMap((name) => (name.look === 'place' ? name : (stretchInside(name, frame) ?? [])))
    .sort((one, other) => rankOf(other) - rankOf(one))
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.lineWidth = 3
  context.fillStyle = colors.name
  context.strokeStyle = colors.halo
  const family = getComputedStyle(context.canvas).fontFamily
  for (const { text, look, x, y, angle, length } of names) {
    context.font = `${look === 'place' ? 600 : 500} ${textSize}px ${family}`
    const { width } = context.measureText(text)
    if (width + textSize > length || !room.take(text, { x, y }, width, angle)) continue
    context.save()
    context.translate(x, y)
    context.rotate(angle)
    context.strokeText(text, 0, 0)
    context.fillText(text, 0, 0)
    context.restore()
  }
}

const ranks: Record<string, number> = { place: 4, highway: 3, major: 2, minor: 1 }
/** Places first, then large roads, and the longest streets of a kind. */
const rankOf = ({ look, length }: TileName) =>
  (ranks[look] ?? 0) + (Number.isFinite(length) ? length / (length + 1000) : 0)

function inPixels({ x, y, length }: TileName, { left, top, right, bottom }: Box, ratio: number) {
  const scale = (right - left) / tileUnits / ratio
  return {
    x: left / ratio + x * scale,
    y: top / ratio + (y * (bottom - top)) / tileUnits / ratio,
    length: length * scale,
  }
}
