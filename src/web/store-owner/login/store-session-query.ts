import { queryOptions } from '@tanstack/react-query'
import type { StoreClient } from '#web/shared/api/store-client.ts'
import { ownStore } from '#web/store-owner/own-store.ts'

/** Whether a store is logged in; refetched on every visit. */
export const storeSessionQuery = ({ storeOwner }: StoreClient) =>
  queryOptions({
    queryKey: ownStore('session'),
    queryFn: async () => (await storeOwner.status({})).authenticated,
    staleTime: 0,
  })
