import { hasInside, type TileAddress } from '#domain/map-tiles.ts'
import { areaLooks, type Look } from './look.ts'
import { readTile, type TileName } from './read-tile.ts'

export interface Tile extends TileAddress {
  paths: Map<Look, Path2D>
  names: TileName[]
}

const most = 60
const atOnce = 4

const keyOf = ({ z, x, y }: TileAddress) => `${z}/${x}/${y}`

/** Fetches tiles, a few at a time, and keeps those used last. */
export function tileCache(base: string, onChange: () => void) {
  /** Undefined where the file has nothing. */
  const tiles = new Map<string, Tile | undefined>()
  const under = new Map<string, AbortController>()
  let queue: TileAddress[] = []

  async function load(address: TileAddress, { signal }: AbortController): Promise<void> {
    const response = await fetch(`${base}/${keyOf(address)}.mvt`, { signal, priority: 'low' })
    if (!response.ok) throw new Error(`The tile was answered with ${response.status}.`)
    const bytes = await response.arrayBuffer()
    tiles.set(keyOf(address), bytes.byteLength > 0 ? drawable(address, bytes) : undefined)
    const [oldest = ''] = tiles.keys()
    if (tiles.size > most) tiles.delete(oldest)
    onChange()
  }

  function next(): void {
    while (under.size < atOnce) {
      const address = queue.shift()
      if (!address) return
      const [key, abort] = [keyOf(address), new AbortController()]
      under.set(key, abort)
      // A tile that did not come is asked for again when the map moves.
      load(address, abort)
        .catch(() => undefined)
        .finally(() => {
          under.delete(key)
          next()
        })
    }
  }

  return {
    /** Asks for these tiles and for no others. */
    want(addresses: readonly TileAddress[]) {
      const wanted = new Set(addresses.map(keyOf))
      for (const [key, abort] of under) if (!wanted.has(key)) abort.abort()
      queue = addresses.filter((address) => !tiles.has(keyOf(address)) && !under.has(keyOf(address)))
      next()
    },
    /** What there is for these tiles: themselves, or larger ones around those that are missing, which come first. */
    shown(addresses: readonly TileAddress[]): Tile[] {
      const found: Tile[] = []
      const missing: TileAddress[] = []
      for (const address of addresses) {
        const key = keyOf(address)
        const tile = tiles.get(key)
        if (tile) found.push(tile)
        if (!tiles.has(key)) missing.push(address)
        else {
          tiles.delete(key)
          tiles.set(key, tile)
        }
      }
      const around = [...tiles.values()].filter(
        (tile): tile is Tile =>
          tile !== undefined && missing.some(({ z, x, y }) => tile.z < z && hasInside(tile, { z, x, y })),
      )
      return [...around.sort((one, other) => one.z - other.z), ...found]
    },
    stop() {
      queue = []
      for (const abort of under.values()) abort.abort()
    },
  }
}

function drawable(address: TileAddress, bytes: ArrayBuffer): Tile {
  const { shapes, names } = readTile(bytes)
  const paths = new Map<Look, Path2D>()
  for (const [look, lines] of shapes) {
    const path = new Path2D()
    const isArea = areaLooks.some((area) => area === look)
    for (const line of lines) {
      for (const [at, { x, y }] of line.entries()) at === 0 ? path.moveTo(x, y) : path.lineTo(x, y)
      if (isArea) path.closePath()
    }
    paths.set(look, path)
  }
  return { ...address, paths, names }
}
