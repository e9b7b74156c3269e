import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { Client } from '#web/shared/api/client.ts'
import { useClient } from '#web/shared/api/use-client.ts'

/** The number of cards in a section. */
const previewLength = 8

/** The seven requests of the home page, each with an empty fallback. */
function homeQueries({ catalogue }: Client) {
  return {
    flashSales: homeQuery('flashSales', async () => (await catalogue.flashSales({})).products),
    hotDeals: homeQuery('hotDeals', async () => preview((await catalogue.hotDeals({})).products)),
    newArrivals: homeQuery('newArrivals', async () => preview((await catalogue.newArrivals({})).products)),
    featured: homeQuery('featured', async () => preview((await catalogue.featuredProducts({})).products)),
    bestProducts: homeQuery('bestProducts', async () =>
      preview((await catalogue.bestRatedProducts({})).products),
    ),
    bestStores: homeQuery('bestStores', async () => preview((await catalogue.bestRatedStores({})).stores)),
    categories: homeQuery('categories', () => catalogue.categoryTree({})),
  }
}

const homeQuery = <Item>(name: string, queryFn: () => Promise<Item[]>) =>
  queryOptions({ queryKey: ['home', name], queryFn })

/** Cards that are not shown are not sent with the page. */
const preview = <Item>(items: Item[]) => items.slice(0, previewLength)

/** The requests run in parallel, and a failed one leaves its list empty. */
export async function loadHome({ client, queryClient }: { client: Client; queryClient: QueryClient }) {
  await Promise.all([
    ...Object.values(homeQueries(client)).map((query) =>
      queryClient.prefetchQuery(query as Parameters<QueryClient['prefetchQuery']>[0]),
    ),
  ])
}

/** The lists of the home page, or undefined while one is loading. */
export function useHomeContent() {
  const queries = homeQueries(useClient())
  // Single queries, because `useQueries` would add code that no other entry page needs.
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
    flashSales: flashSales.data ?? [],
    hotDeals: hotDeals.data ?? [],
    newArrivals: newArrivals.data ?? [],
    featuredProducts: featured.data ?? [],
    bestRatedProducts: bestProducts.data ?? [],
    bestRatedStores: bestStores.data ?? [],
    categories: categories.data ?? [],
  }
}
