import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { SearchResults } from '#contract/public/search.ts'
import type { Client } from '#web/shared/api/client.ts'
import { asked, canBeAsked, type FilterParams, type SearchParams } from './search-params.ts'

export interface Loading {
  client: Client
  queryClient: QueryClient
}

/** How many each filter would leave. */
export function countsQuery({ search }: Client, params: SearchParams) {
  const { sort: _, ...wanted } = asked(params)
  return queryOptions({
    queryKey: ['search', 'filters', wanted],
    queryFn: () => search.filterCounts(wanted),
    enabled: canBeAsked(wanted.q),
  })
}

/** With so few results another spelling may have been meant. */
const fewResults = 3

const isFiltered = ({ city, minPrice, maxPrice, onSale, openNow, minRating, radius }: FilterParams) =>
  [city, minPrice, maxPrice, onSale, openNow, minRating, radius].some((filter) => filter !== undefined)

const needsAlternatives = (found: SearchResults | undefined, params: SearchParams) =>
  found !== undefined &&
  (found.fuzzy || (!isFiltered(params) && found.totalProducts + found.totalStores <= fewResults))

export function alternativesQuery({ search }: Client, params: SearchParams, found?: SearchResults) {
  const { q = '' } = params
  return queryOptions({
    queryKey: ['search', 'alternatives', q],
    queryFn: () => search.alternatives({ q }),
    enabled: canBeAsked(q) && needsAlternatives(found, params),
  })
}

/** What is loaded beside the results: alternatives as soon as it is known how many results there are. */
export function loadBesides(
  { client, queryClient }: Loading,
  params: SearchParams,
  results: { done: Promise<unknown>; queryKey: readonly unknown[] },
): Promise<unknown>[] {
  return [
    queryClient.prefetchQuery(countsQuery(client, params)),
    results.done.then(() => {
      const found = queryClient.getQueryData<SearchResults>(results.queryKey)
      const alternatives = alternativesQuery(client, params, found)
      return alternatives.enabled ? queryClient.prefetchQuery(alternatives) : undefined
    }),
  ]
}
