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
import { candidatesIn } from './candidates.ts'
import type { Found } from './found.ts'
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
  products: Found<Candidate>
  stores: Found<Candidate>
}

export const noMatches: Matches = {
  products: { here: 0, everywhere: 0, rows: [] },
  stores: { here: 0, everywhere: 0, rows: [] },
}

/** A search with filters or another order. Both work on the best rated matches, a bounded number of them. */
export function narrowedSearch(queries: SearchQueries, openStores: OpenStores) {
  return {
    async matches(steps: readonly Step[], { city, near }: Narrowing, now: Date) {
      const moment = { now, from: near ? findPlace(near) : undefined }
      const [products, stores] = await Promise.all([
        queries.bestProducts(steps, city).then((matched) => candidatesIn(matched, moment)),
        queries.bestStores(steps, city).then((matched) => candidatesIn(matched, moment)),
      ])
      return { products, stores, isFound: products.everywhere + stores.everywhere > 0 }
    },

    async pages(matches: Matches, params: Narrowing & { productPage: number; storePage: number }, now: Date) {
      const { sort = 'best', openNow, ...others } = params
      const products = narrowed(matches.products.rows, others, sort)
      const stores = narrowed(matches.stores.rows, others, sort)
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
      const { products, stores } = matches
      const open = await openStores(storesOf(products.rows, stores.rows), now)
      const known = ({ rows }: Found<Candidate>) =>
        rows.map((candidate) => ({ ...candidate, isOpen: open.has(candidate.storeId) }))
      const radii = params.near ? radiiKm : []
      const { openNow, ratings, radii: within } = filterCounts(known(stores), params, radii)
      return {
        products: filterCounts(known(products), params, radii),
        stores: { openNow, ratings, radii: within },
        ...cutOf(matches),
      }
    },
  }
}

const storesOf = (...lists: readonly { storeId: string }[][]) =>
  new Set(lists.flat().map(({ storeId }) => storeId))

const pageOf = (candidates: readonly Candidate[], page: number) =>
  candidates.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id)

const cutOf = ({ products, stores }: Matches) =>
  Math.max(products.here, stores.here) > mostNarrowed ? { cutAt: mostNarrowed } : {}

/** Stores open and close at full and half hours. */
export const openUntil = (now: Date): Date => soonest(now, [nextSlot(now), nextDiscountExpiry(now)]) ?? now
