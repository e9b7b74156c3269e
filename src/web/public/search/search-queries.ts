import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { longest } from '#domain/limits.ts'
import type { Client } from '#web/shared/api/client.ts'

export const searchPath = '/search'

/** The search params of a search; the default tab is the products. */
export interface SearchParams {
  q?: string
  tab?: 'stores'
  productPage?: number
  storePage?: number
  city?: string
}

/** False for empty or too long words, which the server would refuse. */
const canBeAsked = (q: string) => q !== '' && !isTooLong(q)

export const isTooLong = (q: string) => q.length > longest.search

export function resultsQuery(
  { search }: Client,
  { q = '', productPage = 1, storePage = 1, city }: SearchParams,
) {
  return queryOptions({
    queryKey: ['search', q, productPage, storePage, city],
    queryFn: () => search.productsAndStores({ q, productPage, storePage, city }),
    enabled: canBeAsked(q),
  })
}

/** The cities of the results on the open tab. */
function citiesQuery({ search }: Client, { q = '', tab }: SearchParams) {
  return queryOptions({
    queryKey: ['search', q, tab ?? 'products', 'cities'],
    queryFn: () => (tab ? search.storeCities({ q }) : search.productCities({ q })),
    enabled: canBeAsked(q),
  })
}

/** The same search, with the next page on the open tab. */
function nextPage({ productPage = 1, storePage = 1, ...params }: SearchParams): SearchParams {
  return params.tab
    ? { ...params, productPage, storePage: storePage + 1 }
    : { ...params, productPage: productPage + 1, storePage }
}

/** The queries of this page and of the next one. */
export function searchQueries(client: Client, params: SearchParams) {
  return {
    results: resultsQuery(client, params),
    next: resultsQuery(client, nextPage(params)),
    cities: citiesQuery(client, params),
  }
}

export function loadSearch(
  { client, queryClient }: { client: Client; queryClient: QueryClient },
  params: SearchParams,
) {
  if (!canBeAsked(params.q ?? '')) return []
  const { results, cities } = searchQueries(client, params)
  return [queryClient.prefetchQuery(results), queryClient.prefetchQuery(cities)]
}
