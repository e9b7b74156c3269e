import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Client } from '#web/shared/api/client.ts'
import type { StoreClient } from '#web/shared/api/store-client.ts'
import { mine, sessionQuery } from '#web/shared/session/session.ts'

/** Queries with this key are evicted when the person's or the store's session ends. */
export const ownStore = <Parts extends readonly unknown[]>(...parts: Parts) => mine('store', ...parts)

export const ownProfileQuery = ({ storeOwner }: StoreClient) =>
  queryOptions({
    queryKey: ownStore('profile'),
    queryFn: async () => (await storeOwner.profile({})).profile,
  })

/** All products of the store, newest first, including those hidden from shoppers. */
export const ownProductsQuery = ({ storeOwner }: StoreClient) =>
  queryOptions({
    queryKey: ownStore('products'),
    queryFn: async () => (await storeOwner.products({})).products,
  })

/** The store and its products appear all over the site, so a change invalidates the public queries too. */
export function storeChanged(queryClient: QueryClient, client: Client): void {
  const [session] = sessionQuery(client).queryKey
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [first] }) => first !== session,
    refetchType: 'none',
  })
}

/** After a store login or logout the data of the previous session is evicted. */
export function forgetOwnStore(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: ownStore() })
}
