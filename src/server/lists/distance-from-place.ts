import { type SQL, sql } from 'drizzle-orm'
import { kmBetween } from '#domain/distance.ts'
import { type Place, places } from '#domain/places.ts'
import { stores } from '#server/platform/database/schema/index.ts'

/**
 * The distance of a row with a city and a position of its own from a place, in km, for prepared statements with the
 * values of `fromPlace`. Without a position of its own it is at that of its city. Null for a city that is no place of
 * ours.
 */
export const kmFrom = (
  row: string,
) => `case when ${row}.latitude is null then ({kmByCity}::jsonb ->> ${row}.city)::float8
  else km_between({fromLatitude}::float8, {fromLongitude}::float8, ${row}.latitude, ${row}.longitude) end`

/** The values of `kmFrom`. */
export function fromPlace(place: Place) {
  return { fromLatitude: place.latitude, fromLongitude: place.longitude, kmByCity: kmByCity(place) }
}

/** The same for a store, as a part of a query. */
export function storeKmFrom(place: Place): SQL<number | null> {
  const { fromLatitude, fromLongitude } = fromPlace(place)
  return sql`case when ${stores.latitude} is null then (${kmByCity(place)}::jsonb ->> ${stores.city})::float8
    else km_between(${fromLatitude}::float8, ${fromLongitude}::float8, ${stores.latitude}, ${stores.longitude}) end`
}

const made = new Map<string, string>()

/** Made once for each place. */
function kmByCity(place: Place): string {
  const known = made.get(place.name)
  if (known !== undefined) return known
  const text = JSON.stringify(
    Object.fromEntries(places.map((other) => [other.name, kmBetween(place, other)])),
  )
  made.set(place.name, text)
  return text
}
