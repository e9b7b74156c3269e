import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Client } from '#web/shared/api/client.ts'
import { useClient } from '#web/shared/api/use-client.ts'

export function storeQuery({ store }: Client, storeId: string) {
  return queryOptions({ queryKey: ['store', storeId], queryFn: () => store.detail({ storeId }) })
}

export function storeHoursQuery({ store }: Client, storeId: string) {
  return queryOptions({ queryKey: ['store', storeId, 'hours'], queryFn: () => store.hours({ storeId }) })
}

export function storeReviewsQuery({ rating }: Client, storeId: string) {
  return queryOptions({
    queryKey: ['store', storeId, 'reviews'],
    queryFn: () => rating.storeReviews({ storeId }),
  })
}

export function storeProductsQuery({ store }: Client, storeId: string, page: number) {
  return queryOptions({
    queryKey: ['store', storeId, 'products', page],
    queryFn: () => store.products({ storeId, page }),
  })
}

export function useStore(storeId: string, page: number) {
  const client = useClient()
  return {
    store: useQuery(storeQuery(client, storeId)).data,
    hours: useQuery(storeHoursQuery(client, storeId)),
    reviews: useQuery(storeReviewsQuery(client, storeId)),
    products: useQuery({
      ...storeProductsQuery(client, storeId, page),
      // The previous page stays while the next one loads, but only for the same store.
      placeholderData: (previous, query) =>
        query?.queryKey[1] === storeId ? keepPreviousData(previous) : undefined,
    }),
  }
}
