import { withoutAccents } from './accents.ts'
import list from './places.json' with { type: 'json' }

export interface Place {
  name: string
  latitude: number
  longitude: number
  /** Null where no figure is known. */
  population: number | null
}

/** Towns and villages of Mauritius and Rodrigues, in alphabetical order; the source is named in the list itself. */
export const places: readonly Place[] = list.places

export const placeNames: readonly string[] = /* @__PURE__ */ places.map((place) => place.name)

/** Whether a name stands on the list exactly so: what may be stored as a city. */
export function isKnownPlace(name: string): boolean {
  return placeNames.includes(name)
}

/** The place somebody means, whatever accents and capitals they typed. */
export function findPlace(name: string): Place | undefined {
  const folded = withoutAccents(name)
  return places.find((place) => withoutAccents(place.name) === folded)
}
