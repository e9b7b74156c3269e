import { queryOptions } from '@tanstack/react-query'
import type { Client } from '#web/shared/api/client.ts'
import { loadOrFail } from '#web/shared/page/load-or-fail.ts'
import { type Loading, loadBesides } from './besides-queries.ts'
import { asked, canBeAsked, type SearchParams } from './search-params.ts'

export function resultsQuery({ search }: Client, params: SearchParams) {
  const { productPage = 1, storePage = 1 } = params
  const wanted = { ...asked(params), productPage, storePage }
  return queryOptions({
    queryKey: ['search', wanted],
    queryFn: () => search.productsAndStores(wanted),
    enabled: canBeAsked(wanted.q),
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

export async function loadSearch({ client, queryClient }: Loading, params: SearchParams): Promise<void> {
  if (!canBeAsked(params.q ?? '')) return
  const { results, cities } = searchQueries(client, params)
  const done = loadOrFail(queryClient, results)
  const calls = [
    done,
    queryClient.prefetchQuery(cities),
    ...loadBesides({ client, queryClient }, params, { done, queryKey: results.queryKey }),
  ]
  await Promise.allSettled(calls)
  await done
}
