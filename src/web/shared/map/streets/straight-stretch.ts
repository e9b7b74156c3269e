import type { Point } from '#domain/island-map.ts'

export interface Stretch extends Point {
  length: number
  /** In radians, so that text along it is not upside down. */
  angle: number
}

/** How far a line may be beside its stretch, in the units of a tile. */
const mostBeside = 14

/** The longest part of a line that is nearly straight, by its middle: where a name fits. */
export function straightStretch(line: readonly Point[]): Stretch | undefined {
  let best: { from: Point; to: Point; length: number } | undefined
  let start = 0
  for (const [end, to] of line.entries()) {
    while (start < end - 1 && !isStraight(line, start, end)) start += 1
    const from = line[start] ?? to
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    if (!best || length > best.length) best = { from, to, length }
  }
  if (!best || best.length === 0) return
  const { from, to, length } = best
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  return {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2,
    length,
    angle: Math.abs(angle) > Math.PI / 2 ? angle - Math.sign(angle) * Math.PI : angle,
  }
}

function isStraight(line: readonly Point[], start: number, end: number): boolean {
  const [from, to] = [line[start], line[end]]
  if (!from || !to) return false
  return line.slice(start + 1, end).every((point) => beside(point, from, to) <= mostBeside)
}

/** How far a point is from the straight way between two others. */
function beside(point: Point, from: Point, to: Point): number {
  const [width, height] = [to.x - from.x, to.y - from.y]
  const along = ((point.x - from.x) * width + (point.y - from.y) * height) / (width ** 2 + height ** 2 || 1)
  const share = Math.min(1, Math.max(0, along))
  return Math.hypot(point.x - from.x - share * width, point.y - from.y - share * height)
}

/** The part of a stretch that is inside a frame of this size, so that its name is written where it is seen. */
export function stretchInside<Name extends Stretch>(
  stretch: Name,
  { width, height }: { width: number; height: number },
): Name | undefined {
  const { x, y, angle } = stretch
  const half = stretch.length / 2
  let [first, last] = [-half, half]
  for (const [at, step, most] of [
    [x, Math.cos(angle), width],
    [y, Math.sin(angle), height],
  ] as const) {
    if (Math.abs(step) < 1e-6) {
      if (at < 0 || at > most) return
      continue
    }
    const [one, other] = [-at / step, (most - at) / step]
    first = Math.max(first, Math.min(one, other))
    last = Math.min(last, Math.max(one, other))
  }
  if (first >= last) return
  const middle = (first + last) / 2
  return {
    ...stretch,
    x: x + middle * Math.cos(angle),
    y: y + middle * Math.sin(angle),
    length: last - first,
  }
}
