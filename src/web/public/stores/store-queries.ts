import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Client } from '#web/shared/api/client.ts'
import { useClient } from '#web/shared/api/use-client.ts'

export const storesPath = '/stores'

/** What the address says about the stores to show; each category narrows the one before it. */
export interface StoresWish {
  page?: number
  search?: string
  city?: string
  storeCategory?: string
  subcategory1?: string
  subcategory2?: string
  subcategory3?: string
}

export function storesQuery({ store }: Client, { page = 1, ...filters }: StoresWish) {
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

function subcategoriesQuery({ store }: Client, categoryId: string) {
  return queryOptions({
    queryKey: ['stores', 'subcategories', categoryId],
    queryFn: async () => (await store.subcategories({ categoryId })).subcategories,
  })
}

/** The chosen categories whose next level can be chosen from. */
function choosingLevels({ storeCategory, subcategory1, subcategory2 }: StoresWish): string[] {
  const chain = [storeCategory, subcategory1, subcategory2]
  const end = chain.indexOf(undefined)
  return chain.slice(0, end < 0 ? chain.length : end).filter((id) => id !== undefined)
}

export function loadStores(
  { client, queryClient }: { client: Client; queryClient: QueryClient },
  wish: StoresWish,
) {
  return [
    queryClient.prefetchQuery(storesQuery(client, wish)),
    queryClient.prefetchQuery(citiesQuery(client)),
    queryClient.prefetchQuery(categoriesQuery(client)),
    ...choosingLevels(wish).map((id) => queryClient.prefetchQuery(subcategoriesQuery(client, id))),
  ]
}

export function useStoresQueries(wish: StoresWish) {
  const client = useClient()
  return {
    list: storesQuery(client, wish),
    next: storesQuery(client, { ...wish, page: (wish.page ?? 1) + 1 }),
    cities: citiesQuery(client),
    categories: categoriesQuery(client),
    levels: choosingLevels(wish).map((id) => subcategoriesQuery(client, id)),
  }
}
