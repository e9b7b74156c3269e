import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ProductPage } from '#contract/shapes/product.ts'
import type { StorePage } from '#contract/shapes/store-listing.ts'
import type { Client } from '#web/shared/api/client.ts'
import { loadOrFail } from '#web/shared/page/load-or-fail.ts'
import { canBeBestRated, type ListingName, type ListingParams } from './listing-params.ts'

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

export async function loadListing(
  { client, queryClient }: { client: Client; queryClient: QueryClient },
  name: ListingName,
  params: ListingParams,
): Promise<void> {
  const { list, cities } = listingQueries(client, name, params)
  await Promise.all([loadOrFail(queryClient, list), queryClient.prefetchQuery(cities)])
}
