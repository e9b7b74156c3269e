import { longest } from '#domain/limits.ts'
import type { chosenOrders } from '#domain/search-orders.ts'

export const searchPath = '/search'

export interface FilterParams {
  city?: string
  minPrice?: number
  maxPrice?: number
  onSale?: true
  openNow?: true
  minRating?: number
  /** The place that distances are from. */
  near?: string
  radius?: number
}

/** The search params of a search; the default tab is the products. */
export interface SearchParams extends FilterParams {
  q?: string
  tab?: 'stores'
  productPage?: number
  storePage?: number
  /** Without one, the best match. */
  sort?: (typeof chosenOrders)[number]
  /** No close spellings. */
  exact?: true
}

/** False for empty or too long words, which the server would refuse. */
export const canBeAsked = (q: string) => q !== '' && !isTooLong(q)

export const isTooLong = (q: string) => q.length > longest.search

export const arePricesCrossed = ({ minPrice, maxPrice }: FilterParams) =>
  minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice

/** What is saved of a search: its words and filters, not its order. */
export function savedOf(params: SearchParams) {
  const { sort: _, exact: __, ...search } = asked(params)
  return search
}

/** What can be asked together: the server refuses crossed prices, and a radius around nowhere. */
export function asked({ tab: _, productPage, storePage, ...params }: SearchParams) {
  const { radius, sort, ...others } = params
  return {
    ...others,
    q: params.q ?? '',
    ...(params.near ? { radius, sort } : { sort: sort === 'nearest' ? undefined : sort }),
    ...(arePricesCrossed(params) && { minPrice: undefined, maxPrice: undefined }),
  }
}
