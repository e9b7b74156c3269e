import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { Client } from '#web/api/client.ts'
import { useClient } from '#web/api/use-client.ts'

/** The seven calls of the home page, each with what it is worth when it fails: nothing. */
function homeQueries({ catalogue }: Client) {
  return {
    flashSales: queryOptions({ queryKey: ['home', 'flashSales'], queryFn: () => catalogue.flashSales({}) }),
    hotDeals: queryOptions({ queryKey: ['home', 'hotDeals'], queryFn: () => catalogue.hotDeals({}) }),
    newArrivals: queryOptions({
      queryKey: ['home', 'newArrivals'],
      queryFn: () => catalogue.newArrivals({}),
    }),
    featured: queryOptions({ queryKey: ['home', 'featured'], queryFn: () => catalogue.featuredProducts({}) }),
    bestProducts: queryOptions({
      queryKey: ['home', 'bestProducts'],
      queryFn: () => catalogue.bestRatedProducts({}),
    }),
    bestStores: queryOptions({
      queryKey: ['home', 'bestStores'],
      queryFn: () => catalogue.bestRatedStores({}),
    }),
    categories: queryOptions({ queryKey: ['home', 'categories'], queryFn: () => catalogue.categoryTree({}) }),
  }
}

/** All sent together; a call that fails leaves its list empty and the page whole. */
export async function loadHome({ client, queryClient }: { client: Client; queryClient: QueryClient }) {
  await Promise.all([
    ...Object.values(homeQueries(client)).map((query) =>
      queryClient.prefetchQuery(query as Parameters<QueryClient['prefetchQuery']>[0]),
    ),
  ])
}

/** What the home page shows, or nothing while any of its calls is still under way. */
export function useHomeContent() {
  const queries = homeQueries(useClient())
  // One by one: the observer of many queries at once is code that no other first page needs.
  const flashSales = useQuery(queries.flashSales)
  const hotDeals = useQuery(queries.hotDeals)
  const newArrivals = useQuery(queries.newArrivals)
  const featured = useQuery(queries.featured)
  const bestProducts = useQuery(queries.bestProducts)
  const bestStores = useQuery(queries.bestStores)
  const categories = useQuery(queries.categories)
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
