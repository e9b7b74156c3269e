import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Client } from '#web/shared/api/client.ts'
import { loadOrFail } from '#web/shared/page/load-or-fail.ts'
import { storeSubcategoriesQuery } from '#web/shared/store/store-subcategories-query.ts'
import type { StoresParams } from './stores-params.ts'

export function storesQuery({ store }: Client, { page = 1, ...filters }: StoresParams) {
  return queryOptions({
    queryKey: ['stores', 'list', page, filters],
    queryFn: () => store.all({ page, ...filters, sort: 'rating' }),
  })
}

function citiesQuery({ store }: Client) {
  return queryOptions({ queryKey: ['stores', 'cities'], queryFn: () => store.allCities({}) })
}

function categoriesQuery({ store }: Client) {
  return queryOptions({
    queryKey: ['stores', 'categories'],
    queryFn: async () => (await store.availableCategories({})).categories,
  })
}

/** The chosen categories whose children fill the next dropdown. */
function choosingLevels({ storeCategory, subcategory1, subcategory2 }: StoresParams): string[] {
  const chain = [storeCategory, subcategory1, subcategory2]
  const end = chain.indexOf(undefined)
  return chain.slice(0, end < 0 ? chain.length : end).filter((id) => id !== undefined)
}

/** The queries of this page and of the next one. */
export function storesQueries(client: Client, params: StoresParams) {
  return {
    list: storesQuery(client, params),
    next: storesQuery(client, { ...params, page: (params.page ?? 1) + 1 }),
    cities: citiesQuery(client),
    categories: categoriesQuery(client),
    levels: choosingLevels(params).map((id) => storeSubcategoriesQuery(client, id)),
  }
}

export async function loadStores(
  { client, queryClient }: { client: Client; queryClient: QueryClient },
  params: StoresParams,
): Promise<void> {
  const { list, cities, categories, levels } = storesQueries(client, params)
  await Promise.all([
    loadOrFail(queryClient, list),
    queryClient.prefetchQuery(cities),
    queryClient.prefetchQuery(categories),
    ...levels.map((level) => queryClient.prefetchQuery(level)),
  ])
}
