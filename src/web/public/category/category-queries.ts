import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { Cities } from '#contract/shapes/paging.ts'
import { ApiError, type Client } from '#web/shared/api/client.ts'
import { loadOrFail } from '#web/shared/page/load-or-fail.ts'
import type { CategoryParams } from './category-params.ts'

interface Loading {
  client: Client
  queryClient: QueryClient
}

export function categoryNameQuery({ productCategory }: Client, categoryId: string) {
  return queryOptions({
    queryKey: ['category', categoryId, 'name'],
    queryFn: () => productCategory.name({ categoryId }),
  })
}

export function categoryProductsQuery(
  { productCategory }: Client,
  categoryId: string,
  params: CategoryParams,
) {
  const { page = 1, ...filters } = params
  return queryOptions({
    queryKey: ['category', categoryId, 'products', page, filters],
    queryFn: () => productCategory.bestRated({ categoryId, page, ...filters }),
  })
}

function categoryCitiesQuery({ productCategory }: Client, categoryId: string, params: CategoryParams) {
  const { subcategory1, subcategory2, subcategory3 } = params
  const chosen = { subcategory1, subcategory2, subcategory3 }
  return queryOptions({
    queryKey: ['category', categoryId, 'cities', chosen],
    queryFn: () => productCategory.cities({ categoryId, ...chosen }),
    // The previous cities stay until the new ones have loaded.
    placeholderData: (before: Cities | undefined) => before,
  })
}

function subcategoriesQuery({ productCategory }: Client, id: string) {
  return queryOptions({
    queryKey: ['category', id, 'subcategories'],
    queryFn: async () => (await productCategory.subcategories({ id })).subcategories,
  })
}

/** The categories whose children fill the dropdowns: the page's own and the chosen ones below it. */
export function choosingLevels(categoryId: string, { subcategory1, subcategory2 }: CategoryParams): string[] {
  const levels = [categoryId]
  if (subcategory1) levels.push(subcategory1)
  if (subcategory1 && subcategory2) levels.push(subcategory2)
  return levels
}

/** The queries of this page and of the next one. */
export function categoryQueries(client: Client, categoryId: string, params: CategoryParams) {
  return {
    name: categoryNameQuery(client, categoryId),
    products: categoryProductsQuery(client, categoryId, params),
    next: categoryProductsQuery(client, categoryId, { ...params, page: (params.page ?? 1) + 1 }),
    cities: categoryCitiesQuery(client, categoryId, params),
    levels: choosingLevels(categoryId, params).map((id) => subcategoriesQuery(client, id)),
  }
}

/** Fails with notFound() for a category that does not exist. */
export async function loadCategory(
  loading: Loading,
  categoryId: string,
  params: CategoryParams,
): Promise<void> {
  const { client, queryClient } = loading
  const { products, cities, levels } = categoryQueries(client, categoryId, params)
  const calls = [
    mustExist(loading, categoryId),
    loadOrFail(queryClient, products),
    queryClient.prefetchQuery(cities),
    ...levels.map((level) => queryClient.prefetchQuery(level)),
  ]
  await Promise.allSettled(calls)
  await Promise.all(calls)
}

/** A category without a name is a 404; any other failure of the name leaves the page usable. */
async function mustExist({ client, queryClient }: Loading, categoryId: string): Promise<void> {
  try {
    await queryClient.ensureQueryData(categoryNameQuery(client, categoryId))
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) throw notFound()
  }
}
