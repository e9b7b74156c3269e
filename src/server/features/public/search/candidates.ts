import { salePrice } from '#domain/discount.ts'
import { kmBetween, type Position } from '#domain/distance.ts'
import { toRupees } from '#domain/money.ts'
import { places } from '#domain/places.ts'
import type { Candidate } from '#domain/search-filters.ts'

/** What filters and orders look at, as the database has it. */
export interface CandidateRow {
  id: string
  storeId: string
  city: string
  latitude: number | null
  longitude: number | null
  average: number
  ratings: number
  /** In milliseconds, as `discountUntil`. */
  addedAt: number
  /** Null for a store. */
  priceCents: number | null
  discountPercent: number | null
  discountUntil: number | null
}

const milliseconds = (column: string) => `extract(epoch from ${column})::float8 * 1000`

/** Rows of a CTE with ids. They are looked up one by one, so that the plan does not depend on how many there are. */
export const candidateFacts = {
  products: (ids: string) => `select p.*, s.latitude, s.longitude
    from ${ids} m cross join lateral (
        select id, store_id as "storeId", city, average_rating as average, rating_count as ratings,
          ${milliseconds('created_at')} as "addedAt", price_cents::float8 as "priceCents",
          discount_percent::float8 as "discountPercent", ${milliseconds('discount_expires_at')} as "discountUntil"
        from products where products.id = m.id offset 0) p
      cross join lateral (select latitude, longitude from stores where stores.id = p."storeId" offset 0) s`,
  stores: (ids: string) => `select s.*, null::float8 as "priceCents", null::float8 as "discountPercent",
      null::float8 as "discountUntil"
    from ${ids} m cross join lateral (
      select id, id as "storeId", city, average_rating as average, rating_count as ratings,
        ${milliseconds('created_at')} as "addedAt", latitude, longitude
      from stores where stores.id = m.id offset 0) s`,
}

interface Moment {
  now: Date
  /** The place that distances are from. */
  from: Position | undefined
  isOpen: (storeId: string) => boolean
}

export function toCandidate(row: CandidateRow, { now, from, isOpen }: Moment): Candidate {
  const { id, storeId, average, ratings, addedAt, priceCents } = row
  const discount = discountOf(row, now)
  const position = from && positionOf(row)
  return {
    id,
    storeId,
    price: priceCents === null ? null : salePrice(toRupees(priceCents), discount, now),
    isOnSale: discount.isActive,
    average,
    ratings,
    addedAt,
    km: from && position ? kmBetween(from, position) : null,
    isOpen: isOpen(storeId),
  }
}

function discountOf({ discountPercent, discountUntil }: CandidateRow, now: Date) {
  const isActive = discountPercent !== null && discountUntil !== null && discountUntil > now.getTime()
  return isActive
    ? { value: discountPercent, expiresAt: new Date(discountUntil).toISOString(), isActive }
    : { value: null, expiresAt: null, isActive }
}

const byName = new Map<string, Position>(places.map((place) => [place.name, place]))

/** A store without a position of its own is at the position of its place. */
function positionOf({ city, latitude, longitude }: CandidateRow): Position | undefined {
  return latitude === null || longitude === null ? byName.get(city) : { latitude, longitude }
}
