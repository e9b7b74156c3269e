import { enoughRatings, flashSalesUntil, newArrivalsSince } from '#domain/listing.ts'
import type { RowChange, TagsOf } from '#server/platform/cache/changes.ts'
import type { Move } from '#server/platform/cache/response-cache.ts'
import type { Clock } from '#server/platform/clock.ts'
import { keptLists } from './kept-list.ts'
import { placeByRating } from './place-by-rating.ts'
import { atSpot, type ShownList } from './shown.ts'
import {
  bannersTag,
  catalogueTag,
  categoriesTag,
  holidaysTag,
  hoursTag,
  membersTag,
  orderTag,
  paymentDetailsTag,
  personTag,
  productTag,
  spotsTag,
  storeTag,
} from './tags.ts'

const { rated, wellRated, ratedStores, wellRatedStores, category, storeCategory, stores, ofStore } = keptLists
const { hotDeals, newArrivals } = keptLists

type Evicted = string | Move

/** A product as the database announces it. */
interface ProductRow {
  id: string
  store_id: string
  city: string
  pin: string
  is_visible: boolean
  category_path: string[]
  average_rating: number
  rating_count: number
  created_at: string
  discount_expires_at: string | null
  featured_from: string | null
  featured_until: string | null
  featured_position: number
}

interface StoreRow {
  id: string
  city: string
  pin: string
  status: string
  category_path: string[]
  average_rating: number
  rating_count: number
}

/**
 * The place of a row in a list. When `membership` changes, totals or cities of the list may change. When only one of
 * its orders changes, the row moves among the others.
 */
interface Place {
  name: string
  scope: string | null
  city: string
  membership: string
  orders: Partial<Record<ShownList['order'], string>>
  /** Where it is, in a list that can be ordered by distance. */
  spot?: string
}

/** Names the tags of the answers that show what changed. */
export function changedTags(clock: Clock): TagsOf {
  const inTables: Record<string, (change: RowChange) => Evicted[]> = {
    products: ({ before, after }) => {
      const rows = [before, after] as (ProductRow | null)[]
      const now = clock()
      return [
        ...rows.map((row) => row && productTag(row.id)),
        ...moved(rows.map((row) => productPlaces(row, now))),
      ]
        .filter((tag) => tag !== null)
        .concat(catalogueTag)
    },
    stores: ({ before, after }) => {
      const rows = [before, after] as (StoreRow | null)[]
      return [...rows.map((row) => row && storeTag(row.id)), ...moved(rows.map(storePlaces))]
        .filter((tag) => tag !== null)
        .concat(catalogueTag)
    },
    product_ratings: ({ of = '' }) => [productTag(of)],
    store_ratings: ({ of = '' }) => [storeTag(of)],
    opening_hours: ({ of = '' }) => [storeTag(of), hoursTag],
    opening_spans: ({ of = '' }) => [storeTag(of), hoursTag],
    special_days: ({ of = '' }) => [storeTag(of), hoursTag],
    announcements: ({ of = '' }) => [storeTag(of)],
    users: ({ of = '' }) => [personTag(of)],
    product_categories: () => [categoriesTag, catalogueTag],
    store_categories: () => [categoriesTag, catalogueTag],
    banners: () => [bannersTag],
    holidays: () => [holidaysTag],
    payment_details: () => [paymentDetailsTag],
  }
  return (change) => inTables[change.table]?.(change) ?? 'all'
}

function productPlaces(row: ProductRow | null, now: Date): Place[] {
  if (!row?.is_visible) return []
  const { city, created_at: newest, discount_expires_at: ends } = row
  const bestRated = byRating(row)
  const places: Place[] = [
    { name: ofStore.name, scope: row.store_id, city, membership: '', orders: { bestRated } },
    ...row.category_path.map((scope) => ({
      name: category(1).name,
      scope,
      city,
      membership: '',
      orders: { bestRated },
      spot: spotOf(row),
    })),
  ]
  const add = (name: string, membership: string, orders: Place['orders']) =>
    places.push({ name, scope: null, city, membership, orders })

  if (new Date(newest) >= newArrivalsSince(now)) add(newArrivals.name, '', { newest, bestRated })
  if (ends && new Date(ends) > now) {
    add(hotDeals.name, ends, { newest, bestRated })
    if (new Date(ends) <= flashSalesUntil(now)) add('flash sales', ends, {})
  }
  if (row.featured_from)
    add('featured', `${row.featured_from} ${row.featured_until}`, {
      chosen: `${row.featured_position} ${newest}`,
      bestRated,
    })
  if (row.rating_count > 0) add(rated.name, '', { bestRated })
  if (row.rating_count >= enoughRatings) add(wellRated.name, '', { bestRated })
  return places
}

function storePlaces(row: StoreRow | null): Place[] {
  if (row?.status !== 'active') return []
  const { city, rating_count } = row
  const orders = { bestRated: byRating(row) }
  const names = [
    stores.name,
    ...(rating_count > 0 ? [ratedStores.name] : []),
    ...(rating_count >= enoughRatings ? [wellRatedStores.name] : []),
  ]
  return [
    ...names.map((name) => ({ name, scope: null, city, membership: '', orders, spot: spotOf(row) })),
    ...row.category_path.map((scope) => ({
      name: storeCategory(1).name,
      scope,
      city,
      membership: '',
      orders,
      spot: spotOf(row),
    })),
  ]
}

const byRating = ({ id, average_rating, rating_count }: ProductRow | StoreRow) =>
  placeByRating({ id, averageRating: average_rating, ratingCount: rating_count })

const spotOf = ({ pin, city }: ProductRow | StoreRow) => pin || city

function moved([before = [], after = []]: Place[][]): Evicted[] {
  const places = new Map<string, { before?: Place; after?: Place }>()
  for (const place of before) places.set(membersTag(place), { before: place })
  for (const place of after) places.set(membersTag(place), { ...places.get(membersTag(place)), after: place })
  return [...places].flatMap(([members, { before: one, after: other }]): Evicted[] => {
    if (!one || !other || one.city !== other.city || one.membership !== other.membership)
      return [members, ...[one, other].flatMap((place) => (place ? entryOrExit(place) : []))]
    return [...(one.spot === other.spot ? [] : [spotsTag(other)]), ...movesOf(one, other)]
  })
}

/** From one place in the orders of a list to another. */
function movesOf(before: Place, after: Place): Move[] {
  const orders = Object.keys(after.orders) as ShownList['order'][]
  return orders.flatMap((order) => {
    const { [order]: from = '' } = before.orders
    const { [order]: to = '' } = after.orders
    return from === to ? [] : partsOf(after).map((part) => ({ list: orderTag(after, order, part), from, to }))
  })
}

const afterAll = '\uffff'

/** When a member enters or leaves, all that follow in the orders of the list move by one. */
function entryOrExit(place: Place): Move[] {
  return Object.entries(place.orders).flatMap(([order, from]) =>
    partsOf(place).map((part) => ({
      list: orderTag(place, order as ShownList['order'], part),
      from,
      to: afterAll,
    })),
  )
}

/** Everywhere, in its city, and at its spot. */
const partsOf = ({ city, spot }: Place) => [null, city, ...(spot === undefined ? [] : [atSpot(spot)])]
