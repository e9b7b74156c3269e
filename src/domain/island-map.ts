import type { Position } from './distance.ts'
import type { Island } from './island-boxes.ts'

/** A point of a map, in its units; down is positive. */
export interface Point {
  x: number
  y: number
}

/** The part of a map that is shown: its middle, and how many times larger than the whole. */
export interface MapView extends Point {
  zoom: number
}

export const mapSize = { width: 560, height: 630 }
export const wholeMap: MapView = { x: mapSize.width / 2, y: mapSize.height / 2, zoom: 1 }
export const largestZoom = 64
/** With streets: so that the street of a store is read. */
export const largestStreetZoom = 320

/** The middle of each island and the height of its map, in degrees. */
const frames: Record<Island, Position & { height: number }> = {
  mauritius: { latitude: -20.245, longitude: 57.559, height: 0.63 },
  rodrigues: { latitude: -19.723, longitude: 63.416, height: 0.24 },
  agalega: { latitude: -10.414, longitude: 56.645, height: 0.19 },
}

/** Degrees of longitude shrink towards the poles. */
const shrink = (latitude: number) => Math.cos((latitude * Math.PI) / 180)

export function pointOf(island: Island, { latitude, longitude }: Position): Point {
  const frame = frames[island]
  const scale = mapSize.height / frame.height
  return {
    x: wholeMap.x + (longitude - frame.longitude) * shrink(frame.latitude) * scale,
    y: wholeMap.y - (latitude - frame.latitude) * scale,
  }
}

export function positionAt(island: Island, { x, y }: Point): Position {
  const frame = frames[island]
  const scale = mapSize.height / frame.height
  return {
    latitude: frame.latitude - (y - wholeMap.y) / scale,
    longitude: frame.longitude + (x - wholeMap.x) / scale / shrink(frame.latitude),
  }
}

/** Where a point is drawn, as a share of the map's width and height. */
export function drawnAt({ x, y }: Point, view: MapView): Point {
  return {
    x: 0.5 + ((x - view.x) * view.zoom) / mapSize.width,
    y: 0.5 + ((y - view.y) * view.zoom) / mapSize.height,
  }
}

/** The point that is drawn there. */
export function pointAt(drawn: Point, view: MapView): Point {
  return {
    x: view.x + ((drawn.x - 0.5) * mapSize.width) / view.zoom,
    y: view.y + ((drawn.y - 0.5) * mapSize.height) / view.zoom,
  }
}

/** The nearest view that shows no more than the map. */
export function withinMap({ x, y, zoom }: MapView, largest = largestZoom): MapView {
  const bounded = Math.min(largest, Math.max(1, zoom))
  const [halfWidth, halfHeight] = [mapSize.width / 2 / bounded, mapSize.height / 2 / bounded]
  return {
    x: Math.min(mapSize.width - halfWidth, Math.max(halfWidth, x)),
    y: Math.min(mapSize.height - halfHeight, Math.max(halfHeight, y)),
    zoom: bounded,
  }
}

/** Zooms so that the point drawn there stays where it is. */
export function zoomedAround(
  view: MapView,
  factor: number,
  drawn: Point = { x: 0.5, y: 0.5 },
  largest = largestZoom,
): MapView {
  const fixed = pointAt(drawn, view)
  const zoom = Math.min(largest, Math.max(1, view.zoom * factor))
  const x = fixed.x - ((drawn.x - 0.5) * mapSize.width) / zoom
  const y = fixed.y - ((drawn.y - 0.5) * mapSize.height) / zoom
  return withinMap({ x, y, zoom }, largest)
}

/** Pins nearer to each other than this are drawn as one, in units of the map as it is drawn. */
const pinRoom = 58

export interface PinGroup<Pin> extends Point {
  count: number
  /** The pin that the group is drawn at comes first. */
  pins: Pin[]
}

/** Groups pins that would cover each other. The largest of a group gives its point. */
export function groupedPins<Pin extends Point & { count: number }>(
  pins: readonly Pin[],
  zoom: number,
): PinGroup<Pin>[] {
  const room = pinRoom / zoom
  const groups: PinGroup<Pin>[] = []
  for (const pin of [...pins].sort((one, other) => other.count - one.count)) {
    const near = groups.find(({ x, y }) => Math.hypot(pin.x - x, pin.y - y) < room)
    if (near) {
      near.pins.push(pin)
      near.count += pin.count
    } else groups.push({ x: pin.x, y: pin.y, count: pin.count, pins: [pin] })
  }
  return groups
}
