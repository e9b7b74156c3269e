import type { Language } from './language.ts'
import { inThousands } from './thousands.ts'

/** In degrees; south of the equator is negative. */
export interface Position {
  latitude: number
  longitude: number
}

const earthRadiusKm = 6371.0088
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** As the crow flies. The function `km_between` of the database computes the same. */
export function kmBetween(one: Position, other: Position): number {
  const northwards = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2
  const eastwards = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  const shrunk = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(northwards + shrunk * eastwards)))
}

/** The first of the nearest. The list is an argument, because pages load the list of places only when they use it. */
export function nearestOf<Of extends Position>(position: Position, positions: readonly Of[]): Of | undefined {
  let nearest: Of | undefined
  let km = Number.POSITIVE_INFINITY
  for (const candidate of positions) {
    const distance = kmBetween(position, candidate)
    if (distance < km) [nearest, km] = [candidate, distance]
  }
  return nearest
}

/** Radii that the lists offer, in km. */
export const radiiKm = [2, 5, 10, 20] as const

/** '350 m', '2.4 km' or '14 km': no more exact than a phone knows its position. */
export function distanceInWords(km: number, language: Language): string {
  const metres = Math.max(50, Math.round((km * 1000) / 50) * 50)
  if (metres < 1000) return `${metres}\u00a0m`
  const rounded = km < 9.95 ? Math.round(km * 10) / 10 : Math.round(km)
  const [separator, point] = language === 'fr' ? ['\u00a0', ','] : [',', '.']
  return `${inThousands(rounded, separator, point)}\u00a0km`
}
