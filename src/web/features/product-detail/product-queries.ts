import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { Client } from '#web/api/client.ts'

export function productQuery({ catalogue }: Client, productId: string) {
  return queryOptions({
    queryKey: ['product', productId],
    queryFn: () => catalogue.productDetail({ productId }),
  })
}

export function useProduct(productId: string) {
  const { client } = useRouteContext({ from: '__root__' })
  return useQuery(productQuery(client, productId)).data
}
