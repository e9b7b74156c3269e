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

/** Whether the list contains exactly this name; only such a city may be stored. */
export function isKnownPlace(name: string): boolean {
  return placeNames.includes(name)
}

/** The place for a name, whatever its accents and capitals. */
export function findPlace(name: string): Place | undefined {
  const folded = withoutAccents(name)
  return places.find((place) => withoutAccents(place.name) === folded)
}
