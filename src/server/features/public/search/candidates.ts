import { salePrice } from '#domain/discount.ts'
import { kmBetween, type Position } from '#domain/distance.ts'
import { toRupees } from '#domain/money.ts'
import { places } from '#domain/places.ts'
import type { Candidate } from '#domain/search-filters.ts'
import type { Found, Totals } from './found.ts'

/** What filters and orders look at, as the database has it. */
export interface CandidateRow {
  id: string
  storeId: string
  city: string
  /** The position of the store, as 'latitude,longitude', or empty. */
  pin: string
  average: number
  ratings: number
  /** In milliseconds, as `discountUntil`. */
  addedAt: number
  /** Null for a store. */
  priceCents: number | null
  discountPercent: number | null
  discountUntil: number | null
}

const milliseconds = (column: string) => `(date_part('epoch', ${column}) * 1000)::int8`

/** In the order of `Facts`. */
const columns = {
  products: [
    'id',
    'store_id',
    'city',
    'pin',
    'average_rating',
    'rating_count',
    milliseconds('created_at'),
    'price_cents',
    'discount_percent',
    milliseconds('discount_expires_at'),
  ],
  stores: ['id', 'id', 'city', 'pin', 'average_rating', 'rating_count', milliseconds('created_at')],
}

/** The facts about the ids in a CTE, in one JSON array: a thousand rows would take longer to receive than to find. */
export const candidateFacts = (kind: keyof typeof columns, ids: string) => `(
  select coalesce(json_agg(json_build_array(${columns[kind]})), '[]') from ${kind}
  where id = any (array(select id from ${ids}))) as facts`

type Facts = [
  id: string,
  storeId: string,
  city: string,
  pin: string,
  average: number,
  ratings: number,
  addedAt: number,
  priceCents?: number,
  discountPercent?: number | null,
  discountUntil?: number | null,
]

export interface FoundFacts extends Totals {
  facts: Facts[]
}

export function candidatesIn([found]: readonly FoundFacts[]): Found<CandidateRow> {
  if (!found) throw new Error('The totals are always there.')
  const { here, everywhere, facts } = found
  return { here, everywhere, rows: facts.map(toRow) }
}

function toRow([id, storeId, city, pin, average, ratings, addedAt, ...discounted]: Facts): CandidateRow {
  const [priceCents = null, discountPercent = null, discountUntil = null] = discounted
  return { id, storeId, city, pin, average, ratings, addedAt, priceCents, discountPercent, discountUntil }
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
function positionOf({ city, pin }: CandidateRow): Position | undefined {
  if (!pin) return byName.get(city)
  const [latitude = 0, longitude = 0] = pin.split(',').map(Number)
  return { latitude, longitude }
}
