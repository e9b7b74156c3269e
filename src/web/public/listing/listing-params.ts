export type ListingName =
  | 'hotDeals'
  | 'newArrivals'
  | 'featuredProducts'
  | 'bestRatedProducts'
  | 'bestRatedStores'

/** The search params of a listing; the defaults are page 1, all cities and the usual order. */
export interface ListingParams {
  page?: number
  city?: string
  'best-rated'?: true
}

/** The lists that can be sorted by rating. */
export function canBeBestRated(name: ListingName): name is 'hotDeals' | 'newArrivals' | 'featuredProducts' {
  return name === 'hotDeals' || name === 'newArrivals' || name === 'featuredProducts'
}
