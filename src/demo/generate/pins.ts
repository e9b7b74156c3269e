import type { Position } from '#domain/distance.ts'
import { roundPosition } from '#domain/island-boxes.ts'
import { findPlace } from '#domain/places.ts'
import { seeded, textNumber } from '../random.ts'

/** In degrees: about 700 m. */
const farthest = 0.0063

/** Where a store has put its pin, near the middle of its town; one in four has not. */
export function pinOf(key: string, city: string): Position | null {
  const random = seeded(textNumber(`pin ${key}`))
  const place = findPlace(city)
  if (!place || random() < 0.25) return null
  const [angle, distance] = [random() * 2 * Math.PI, Math.sqrt(random()) * farthest]
  return roundPosition({
    latitude: place.latitude + Math.sin(angle) * distance,
    longitude: place.longitude + Math.cos(angle) * distance,
  })
}
