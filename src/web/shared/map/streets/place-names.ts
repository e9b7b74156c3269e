import type { Point } from '#domain/island-map.ts'

/** The side of a cell; a name takes every cell that it touches. */
const cell = 9
/** The same street is named again only so far away, in pixels. */
const sameNameApart = 260

/** Finds room for names: those offered first get it. */
export function nameRoom(height: number) {
  const taken = new Set<string>()
  const written = new Map<string, Point[]>()

  return {
    /** Whether the name may be written there; the room is then taken. */
    take(text: string, { x, y }: Point, width: number, angle: number): boolean {
      const same = written.get(text) ?? []
      if (same.some((other) => Math.hypot(other.x - x, other.y - y) < sameNameApart)) return false
      const cells = cellsOf({ x, y }, width, angle, height)
      if (cells.some((key) => taken.has(key))) return false
      for (const key of cells) taken.add(key)
      written.set(text, [...same, { x, y }])
      return true
    },
  }
}

function cellsOf({ x, y }: Point, width: number, angle: number, height: number): string[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const cells = new Set<string>()
  for (let along = -width / 2; along <= width / 2; along += cell / 2)
    for (let across = -height / 2; across <= height / 2; across += cell / 2)
      cells.add(
        `${Math.floor((x + along * cos - across * sin) / cell)} ${Math.floor((y + along * sin + across * cos) / cell)}`,
      )
  return [...cells]
}
