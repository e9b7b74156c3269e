import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ProductPage } from '#contract/shapes/product.ts'
import type { StorePage } from '#contract/shapes/store-listing.ts'
import type { Client } from '#web/shared/api/client.ts'

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

export function listingQuery({ catalogue }: Client, name: ListingName, params: ListingParams) {
  const { page = 1, city } = params
  const isBestRated = canBeBestRated(name) && params['best-rated']
  const call = isBestRated ? (`${name}BestRated` as const) : name
  return queryOptions({
    queryKey: ['listing', call, page, city],
    queryFn: (): Promise<ProductPage | StorePage> => catalogue[call]({ page, city }),
  })
}

function citiesQuery({ catalogue }: Client, name: ListingName) {
  return queryOptions({
    queryKey: ['listing', name, 'cities'],
    queryFn: () => catalogue[`${name}Cities`]({}),
  })
}

/** The queries of this page and of the next one. */
export function listingQueries(client: Client, name: ListingName, params: ListingParams) {
  return {
    list: listingQuery(client, name, params),
    next: listingQuery(client, name, { ...params, page: (params.page ?? 1) + 1 }),
    cities: citiesQuery(client, name),
  }
}

export function loadListing(
  { client, queryClient }: { client: Client; queryClient: QueryClient },
  name: ListingName,
  params: ListingParams,
) {
  const { list, cities } = listingQueries(client, name, params)
  return [queryClient.prefetchQuery(list), queryClient.prefetchQuery(cities)]
}
