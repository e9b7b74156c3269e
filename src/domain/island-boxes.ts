import type { Position } from './distance.ts'

interface Box {
  south: number
  north: number
  west: number
  east: number
}

/** Where a store can be: boxes around the islands and their islets. Several towns are outside a simplified coast. */
export const islandBoxes: Record<'mauritius' | 'rodrigues' | 'agalega', Box> = {
  mauritius: { south: -20.65, north: -19.75, west: 57.2, east: 57.95 },
  rodrigues: { south: -19.85, north: -19.6, west: 63.25, east: 63.55 },
  agalega: { south: -10.55, north: -10.25, west: 56.5, east: 56.8 },
}
export type Island = keyof typeof islandBoxes
export const islands = Object.keys(islandBoxes) as Island[]

const isInBox = ({ latitude, longitude }: Position, { south, north, west, east }: Box) =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east

export const islandOf = (position: Position): Island | undefined =>
  islands.find((island) => isInBox(position, islandBoxes[island]))

/** The nearest position inside a box, so that a pin stays on its island. */
export function clampToIsland({ latitude, longitude }: Position, island: Island): Position {
  const { south, north, west, east } = islandBoxes[island]
  return {
    latitude: Math.min(north, Math.max(south, latitude)),
    longitude: Math.min(east, Math.max(west, longitude)),
  }
}

/** Five decimals are about a metre. */
export const roundPosition = ({ latitude, longitude }: Position): Position => ({
  latitude: Math.round(latitude * 1e5) / 1e5,
  longitude: Math.round(longitude * 1e5) / 1e5,
})
