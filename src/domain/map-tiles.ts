import type { Position } from './distance.ts'

/** The address of a tile of the web's maps: at zoom `z` the world is 2^z tiles wide and high. */
export interface TileAddress {
  z: number
  x: number
  y: number
}

/** Where tiles of the streets are, below the id of their file. */
export const tilesPath = '/map/tiles/'

/** The tile in which a position is, with the share of the tile before it. */
export function tilePointOf({ latitude, longitude }: Position, z: number): { x: number; y: number } {
  const world = 2 ** z
  const radians = (latitude * Math.PI) / 180
  return {
    x: ((longitude + 180) / 360) * world,
    y: ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * world,
  }
}

/** The north-western corner of a tile. */
export function cornerOf({ z, x, y }: TileAddress): Position {
  const world = 2 ** z
  return {
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / world))) * 180) / Math.PI,
    longitude: (x / world) * 360 - 180,
  }
}

/** The tiles of a zoom between two corners, row by row. */
export function tilesBetween(northWest: Position, southEast: Position, z: number): TileAddress[] {
  const [first, last] = [tilePointOf(northWest, z), tilePointOf(southEast, z)]
  const tiles: TileAddress[] = []
  for (let y = Math.floor(first.y); y < last.y; y += 1)
    for (let x = Math.floor(first.x); x < last.x; x += 1) tiles.push({ z, x, y })
  return tiles
}

/** Whether the second tile is the first or inside it. */
export const hasInside = (outer: TileAddress, inner: TileAddress) =>
  inner.z >= outer.z &&
  inner.x >> (inner.z - outer.z) === outer.x &&
  inner.y >> (inner.z - outer.z) === outer.y
