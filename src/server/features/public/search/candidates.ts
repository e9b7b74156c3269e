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
const orEmpty = (column: string) => `coalesce((${column})::text, '')`

/** In the order of `toRow`. */
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
    orEmpty('discount_percent'),
    orEmpty(milliseconds('discount_expires_at')),
  ],
  stores: ['id', 'id', 'city', 'pin', 'average_rating', 'rating_count', milliseconds('created_at')],
}

/**
 * The facts about the ids in a CTE, as one text with a line for each: a thousand rows would take longer to receive than
 * to find, and JSON twice as long to make.
 */
export const candidateFacts = (kind: keyof typeof columns, ids: string) => `(
  select coalesce(string_agg(concat_ws('|', ${columns[kind]}), e'\\n'), '') from ${kind}
  where id = any (array(select id from ${ids}))) as facts`

export interface FoundFacts extends Totals {
  facts: string
}

export function candidatesIn([found]: readonly FoundFacts[]): Found<CandidateRow> {
  if (!found) throw new Error('The totals are always there.')
  const { here, everywhere, facts } = found
  return { here, everywhere, rows: facts === '' ? [] : facts.split('\n').map(toRow) }
}

function toRow(line: string): CandidateRow {
  const [id = '', storeId = '', city = '', pin = '', average, ratings, addedAt, ...priced] = line.split('|')
  const [priceCents, discountPercent, discountUntil] = priced.map((fact) =>
    fact === '' ? null : Number(fact),
  )
  return {
    id,
    storeId,
    city,
    pin,
    average: Number(average),
    ratings: Number(ratings),
    addedAt: Number(addedAt),
    priceCents: priceCents ?? null,
    discountPercent: discountPercent ?? null,
    discountUntil: discountUntil ?? null,
  }
}

export interface Moment {
  now: Date
  /** The place that distances are from. */
  from: Position | undefined
  /** The stores that are open, when that matters. */
  open?: ReadonlySet<string>
}

export function toCandidate(row: CandidateRow, { now, from, open }: Moment): Candidate {
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
    isOpen: open?.has(storeId) ?? false,
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
