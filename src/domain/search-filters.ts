import { enoughRatings } from './listing.ts'
import type { Rupees } from './money.ts'
import type { SearchOrder } from './search-orders.ts'

/** Filters and orders look at this many of the best matches, because prices and distances have no index by word. */
export const mostNarrowed = 1000

/** The averages that the filter by rating offers. */
export const offeredRatings = [4, 3, 2] as const

export interface SearchFilters {
  minPrice?: Rupees | undefined
  maxPrice?: Rupees | undefined
  onSale?: boolean | undefined
  openNow?: boolean | undefined
  minRating?: number | undefined
  /** In km from the place that is named beside. */
  radius?: number | undefined
}

/** The filters of a saved search; distances are from the place. */
export interface SavedFilters extends SearchFilters {
  near?: string | undefined
}

/** A match, with what filters and orders look at. */
export interface Candidate {
  id: string
  storeId: string
  /** What it costs now; null for a store, which prices do not narrow. */
  price: Rupees | null
  isOnSale: boolean
  average: number
  ratings: number
  /** In milliseconds. */
  addedAt: number
  /** From the place; null without a place, or where the position is not known. */
  km: number | null
  isOpen: boolean
}

type Test = (candidate: Candidate, filters: SearchFilters) => boolean

const isPriced: Test = ({ price }, { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY }) =>
  price === null || (price >= minPrice && price <= maxPrice)
const isWithin: Test = ({ km }, { radius }) => radius === undefined || (km !== null && km <= radius)

const tests = {
  price: isPriced,
  // A store has no discount: only products are narrowed.
  onSale: ({ isOnSale, price }, { onSale }) => !onSale || isOnSale || price === null,
  openNow: ({ isOpen }, { openNow }) => !openNow || isOpen,
  rating: ({ average }, { minRating = 0 }) => average >= minRating,
  radius: isWithin,
} satisfies Record<string, Test>
type Narrowing = keyof typeof tests
const narrowings = Object.keys(tests) as Narrowing[]

/** Those that pass every filter; with `except`, whatever that one says. */
function passing(candidates: readonly Candidate[], filters: SearchFilters, except?: Narrowing): Candidate[] {
  const asked = narrowings.filter((name) => name !== except).map((name) => tests[name])
  return candidates.filter((candidate) => asked.every((test) => test(candidate, filters)))
}

/** The order of search without filters: by average, number of ratings and id. */
const byRating = (one: Candidate, other: Candidate) =>
  other.average - one.average || other.ratings - one.ratings || byId(one, other)
const byId = (one: Candidate, other: Candidate) => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0)

const unknownLast = (value: number | null) => value ?? Number.MAX_VALUE
const isWellRated = ({ ratings }: Candidate) => Number(ratings >= enoughRatings)

const orders: Record<SearchOrder, (one: Candidate, other: Candidate) => number> = {
  best: byRating,
  price: (one, other) => unknownLast(one.price) - unknownLast(other.price) || byRating(one, other),
  'price-desc': (one, other) => (other.price ?? 0) - (one.price ?? 0) || byRating(one, other),
  newest: (one, other) => other.addedAt - one.addedAt || byId(other, one),
  nearest: (one, other) => unknownLast(one.km) - unknownLast(other.km) || byRating(one, other),
  // One person's five stars do not lead this order.
  rating: (one, other) => isWellRated(other) - isWellRated(one) || byRating(one, other),
}

/** The matches that pass the filters, in an order. */
export function narrowed(
  candidates: readonly Candidate[],
  filters: SearchFilters,
  order: SearchOrder,
): Candidate[] {
  return passing(candidates, filters).sort(orders[order])
}

export interface PriceBand {
  minPrice?: Rupees
  maxPrice?: Rupees
}

export interface FilterCounts {
  onSale: number
  openNow: number
  ratings: { minRating: number; count: number }[]
  prices: (PriceBand & { count: number })[]
  radii: { radius: number; count: number }[]
}

/** How many each choice would leave, with the other filters as they are. */
export function filterCounts(
  candidates: readonly Candidate[],
  filters: SearchFilters,
  radii: readonly number[],
): FilterCounts {
  const but = (name: Narrowing) => passing(candidates, filters, name)
  const count = (list: readonly Candidate[], test: Test, choice: SearchFilters) =>
    list.filter((candidate) => test(candidate, choice)).length
  const [anyPrice, anyRating, anywhere] = [but('price'), but('rating'), but('radius')]
  return {
    onSale: count(but('onSale'), tests.onSale, { onSale: true }),
    openNow: count(but('openNow'), tests.openNow, { openNow: true }),
    ratings: offeredRatings.map((minRating) => ({
      minRating,
      count: count(anyRating, tests.rating, { minRating }),
    })),
    prices: priceBands(anyPrice.flatMap(({ price }) => price ?? [])).map((band) => ({
      ...band,
      count: count(anyPrice, isPriced, band),
    })),
    radii: radii.map((radius) => ({ radius, count: count(anywhere, isWithin, { radius }) })),
  }
}

/** Fewer prices than this need no bands. */
const fewPrices = 6

/** Up to three bands between round numbers near the thirds of the prices; none when they would not divide them. */
export function priceBands(prices: readonly Rupees[]): PriceBand[] {
  if (prices.length < fewPrices) return []
  const sorted = [...prices].sort((one, other) => one - other)
  const [lowest = 0, highest = 0] = [sorted[0], sorted.at(-1)]
  const thirds = [1, 2].map((part) => roundPrice(sorted[Math.floor((sorted.length * part) / 3)] ?? 0))
  const cuts = [...new Set(thirds)].filter((cut) => cut > lowest && cut < highest)
  const [first, last] = [cuts[0], cuts.at(-1)]
  if (first === undefined || last === undefined) return []
  const between = first < last ? [{ minPrice: first, maxPrice: last }] : []
  return [{ maxPrice: first }, ...between, { minPrice: last }]
}

/** The nearest of 1, 2, 5, 10, 20, 50, … */
function roundPrice(price: Rupees): Rupees {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, price))))
  const steps = [power, 2 * power, 5 * power, 10 * power]
  return steps.reduce((best, step) => (Math.abs(step - price) < Math.abs(best - price) ? step : best))
}
