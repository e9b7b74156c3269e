import { reducedPrice } from '#domain/discount.ts'
import { kmBetween, type Position } from '#domain/distance.ts'
import { toRupees } from '#domain/money.ts'
import { places } from '#domain/places.ts'
import type { Candidate } from '#domain/search-filters.ts'
import type { Found, Totals } from './found.ts'

/** What filters and orders look at, as the database's `search_facts` and `store_facts` say it. Moments are in milliseconds. */
type Facts = readonly [
  id: string,
  storeId: string,
  city: string,
  latitude: number | null,
  longitude: number | null,
  average: number,
  ratings: number,
  addedAt: number,
  /** Null for a store, as the discount. */
  priceCents: number | null,
  discountPercent: number | null,
  discountUntil: number | null,
]

/** A text for all matches, because a thousand rows would take longer to receive than to find. */
export interface Matched extends Totals {
  facts: string
}

export const factsIn = (table: string) =>
  `(select '[' || coalesce(string_agg(facts, ','), '') || ']' from ${table}) as facts`

interface Moment {
  now: Date
  /** The place that distances are from. */
  from: Position | undefined
}

/** Whether a store is open is looked up later, and only when that matters. */
export function candidatesIn({ facts, ...totals }: Matched, moment: Moment): Found<Candidate> {
  return { ...totals, rows: (JSON.parse(facts) as Facts[]).map((one) => toCandidate(one, moment)) }
}

function toCandidate(facts: Facts, { now, from }: Moment): Candidate {
  const [id, storeId, city, latitude, longitude, average, ratings, addedAt, priceCents, percent, until] =
    facts
  const isOnSale = percent !== null && until !== null && until > now.getTime()
  const position = from && positionOf(city, latitude, longitude)
  const listPrice = priceCents === null ? null : toRupees(priceCents)
  return {
    id,
    storeId,
    price: isOnSale && listPrice !== null ? reducedPrice(listPrice, { value: percent }) : listPrice,
    isOnSale,
    average,
    ratings,
    addedAt,
    km: from && position ? kmBetween(from, position) : null,
    isOpen: false,
  }
}

const byName = new Map<string, Position>(places.map((place) => [place.name, place]))

/** A store without a position of its own is at the position of its place. */
function positionOf(city: string, latitude: number | null, longitude: number | null): Position | undefined {
  return latitude === null || longitude === null ? byName.get(city) : { latitude, longitude }
}
