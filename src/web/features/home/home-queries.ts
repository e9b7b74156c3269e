import { type QueryClient, queryOptions, useQueries } from '@tanstack/react-query'
import type { Client } from '#web/api/client.ts'
import { useClient } from '#web/api/use-client.ts'

/** The seven calls of the home page, each with what it is worth when it fails: nothing. */
function homeQueries({ catalogue }: Client) {
  return [
    queryOptions({ queryKey: ['home', 'flashSales'], queryFn: () => catalogue.flashSales({}) }),
    queryOptions({ queryKey: ['home', 'hotDeals'], queryFn: () => catalogue.hotDeals({}) }),
    queryOptions({ queryKey: ['home', 'newArrivals'], queryFn: () => catalogue.newArrivals({}) }),
    queryOptions({ queryKey: ['home', 'featuredProducts'], queryFn: () => catalogue.featuredProducts({}) }),
    queryOptions({ queryKey: ['home', 'bestRatedProducts'], queryFn: () => catalogue.bestRatedProducts({}) }),
    queryOptions({ queryKey: ['home', 'bestRatedStores'], queryFn: () => catalogue.bestRatedStores({}) }),
    queryOptions({ queryKey: ['home', 'categories'], queryFn: () => catalogue.categoryTree({}) }),
  ] as const
}

/** All sent together; a call that fails leaves its list empty and the page whole. */
export async function loadHome({ client, queryClient }: { client: Client; queryClient: QueryClient }) {
  await Promise.all([
    ...homeQueries(client).map((query) =>
      queryClient.prefetchQuery(query as Parameters<QueryClient['prefetchQuery']>[0]),
    ),
  ])
}

/** What the home page shows, or nothing while any of its calls is still under way. */
export function useHomeContent() {
  const client = useClient()
  const [flashSales, hotDeals, newArrivals, featured, bestProducts, bestStores, categories] = useQueries({
    queries: homeQueries(client),
  })
  const isLoading = [flashSales, hotDeals, newArrivals, featured, bestProducts, bestStores, categories].some(
    (query) => query.isLoading,
  )
  if (isLoading) return undefined
  return {
    flashSales: flashSales.data?.products ?? [],
    hotDeals: hotDeals.data?.products ?? [],
    newArrivals: newArrivals.data?.products ?? [],
    featuredProducts: featured.data?.products ?? [],
    bestRatedProducts: bestProducts.data?.products ?? [],
    bestRatedStores: bestStores.data?.stores ?? [],
    categories: categories.data ?? [],
  }
}
