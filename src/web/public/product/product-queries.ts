import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Client } from '#web/shared/api/client.ts'
import { useClient } from '#web/shared/api/use-client.ts'

export function productQuery({ catalogue }: Client, productId: string) {
  return queryOptions({
    queryKey: ['product', productId],
    queryFn: () => catalogue.productDetail({ productId }),
  })
}

export function useProduct(productId: string) {
  const client = useClient()
  return useQuery(productQuery(client, productId)).data
}
