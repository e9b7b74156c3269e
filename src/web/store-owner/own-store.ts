import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Client } from '#web/shared/api/client.ts'
import type { StoreClient } from '#web/shared/api/store-client.ts'
import { mine, sessionQuery } from '#web/shared/session/session.ts'

/** The key of a query about the store owner's own store; forgotten when the person's or the store's session ends. */
export const ownStore = <Parts extends readonly unknown[]>(...parts: Parts) => mine('store', ...parts)

export const ownProfileQuery = ({ storeOwner }: StoreClient) =>
  queryOptions({
    queryKey: ownStore('profile'),
    queryFn: async () => (await storeOwner.profile({})).profile,
  })

/** All products of the store, newest first, also those that shoppers do not see at the moment. */
export const ownProductsQuery = ({ storeOwner }: StoreClient) =>
  queryOptions({
    queryKey: ownStore('products'),
    queryFn: async () => (await storeOwner.products({})).products,
  })

/** After the store or a product of it changed: it stands on cards and pages all over the site, which ask again when looked at. */
export function storeChanged(queryClient: QueryClient, client: Client): void {
  const [session] = sessionQuery(client).queryKey
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [first] }) => first !== session,
    refetchType: 'none',
  })
}

/** After a store login or logout: what was fetched in the last session's name is not the next one's. */
export function forgetOwnStore(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: ownStore() })
}
