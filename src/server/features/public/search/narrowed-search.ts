import type { FilterCounts } from '#contract/shapes/search-filters.ts'
import { nextDiscountExpiry } from '#domain/discount.ts'
import { radiiKm } from '#domain/distance.ts'
import { pageSize } from '#domain/listing.ts'
import { nextSlot } from '#domain/opening-hours.ts'
import { findPlace } from '#domain/places.ts'
import {
  type Candidate,
  filterCounts,
  mostNarrowed,
  narrowed,
  type SearchFilters,
} from '#domain/search-filters.ts'
import type { SearchOrder } from '#domain/search-orders.ts'
import { soonest } from '#server/lists/shown.ts'
import { candidatesIn, type Matched, type Moment } from './candidates.ts'
import type { OpenStores } from './open-stores.ts'
import type { SearchQueries } from './search.queries.ts'
import type { Step } from './steps.ts'

export interface Narrowing extends SearchFilters {
  city?: string | undefined
  near?: string | undefined
  sort?: SearchOrder | undefined
}

/** A place alone changes nothing: it is where distances are from. */
export function isNarrowing({ minPrice, maxPrice, onSale, openNow, minRating, radius, sort }: Narrowing) {
  const filters = [minPrice, maxPrice, onSale, openNow, minRating, radius]
  return filters.some((filter) => filter !== undefined) || (sort !== undefined && sort !== 'best')
}

interface Matches {
  products: Matched
  stores: Matched
}

export const noMatches: Matches = {
  products: { here: 0, everywhere: 0, facts: '[]' },
  stores: { here: 0, everywhere: 0, facts: '[]' },
}

/** A search with filters or another order. Both work on the best rated matches, a bounded number of them. */
export function narrowedSearch(queries: SearchQueries, openStores: OpenStores) {
  return {
    async matches(steps: readonly Step[], city: string | undefined) {
      const [products, stores] = await Promise.all([
        queries.bestProducts(steps, city),
        queries.bestStores(steps, city),
      ])
      return { products, stores, isFound: products.everywhere + stores.everywhere > 0 }
    },

    async pages(matches: Matches, params: Narrowing & { productPage: number; storePage: number }, now: Date) {
      const { near, sort = 'best', openNow, ...others } = params
      const candidates = candidatesOf(matches, { now, from: placeOf(near) })
      const products = narrowed(candidates.products, others, sort)
      const stores = narrowed(candidates.stores, others, sort)
      // Last, because looking up the hours of a store takes longer than all other filters.
      const open = openNow && (await openStores(storesOf(products, stores), now))
      const isShown = ({ storeId }: Candidate) => !open || open.has(storeId)
      const shown = { products: products.filter(isShown), stores: stores.filter(isShown) }
      const [productRows, storeRows] = await Promise.all([
        queries.cards('products', pageOf(shown.products, params.productPage)),
        queries.cards('stores', pageOf(shown.stores, params.storePage)),
      ])
      return {
        products: { here: shown.products.length, rows: productRows },
        stores: { here: shown.stores.length, rows: storeRows },
        ...cutOf(matches),
      }
    },

    async counts(matches: Matches, params: Narrowing, now: Date): Promise<FilterCounts> {
      const { near } = params
      const { products, stores } = candidatesOf(matches, { now, from: placeOf(near) })
      const open = await openStores(storesOf(products, stores), now)
      const known = (list: readonly Candidate[]) =>
        list.map((candidate) => ({ ...candidate, isOpen: open.has(candidate.storeId) }))
      const radii = near ? radiiKm : []
      const { openNow, ratings, radii: within } = filterCounts(known(stores), params, radii)
      return {
        products: filterCounts(known(products), params, radii),
        stores: { openNow, ratings, radii: within },
        ...cutOf(matches),
      }
    },
  }
}

const candidatesOf = ({ products, stores }: Matches, moment: Moment) => ({
  products: candidatesIn(products, moment),
  stores: candidatesIn(stores, moment),
})

const storesOf = (...lists: readonly { storeId: string }[][]) =>
  new Set(lists.flat().map(({ storeId }) => storeId))

const placeOf = (near: string | undefined) => (near ? findPlace(near) : undefined)

const pageOf = (candidates: readonly Candidate[], page: number) =>
  candidates.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id)

const cutOf = ({ products, stores }: Matches) =>
  Math.max(products.here, stores.here) > mostNarrowed ? { cutAt: mostNarrowed } : {}

/** Stores open and close at full and half hours. */
export const openUntil = (now: Date): Date => soonest(now, [nextSlot(now), nextDiscountExpiry(now)]) ?? now
