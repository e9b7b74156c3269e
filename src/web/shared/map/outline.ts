import { type Island, islandOf } from '#domain/island-boxes.ts'
import { pointOf } from '#domain/island-map.ts'
import outline from './mauritius-outline.json' with { type: 'json' }

/** The coast of an island and its islets as the path of an SVG. Lakes are left out: so simplified, they are triangles. */
export function outlineOf(island: Island): string {
  return outline.polygons
    .map(([coast = '']) => positionsIn(coast))
    .filter(([first]) => first && islandOf(first) === island)
    .map((coast) => `M${coast.map((position) => drawn(island, position)).join('L')}Z`)
    .join('')
}

function positionsIn(ring: string) {
  const numbers = ring.split(' ').map(Number)
  return numbers.flatMap((longitude, index) =>
    index % 2 === 0 ? [{ longitude, latitude: numbers[index + 1] ?? 0 }] : [],
  )
}

function drawn(island: Island, position: { latitude: number; longitude: number }): string {
  const { x, y } = pointOf(island, position)
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
}
