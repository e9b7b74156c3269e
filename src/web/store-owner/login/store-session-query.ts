import { queryOptions } from '@tanstack/react-query'
import { ownStore } from '#web/store-owner/own-store.ts'
import type { StoreClient } from '#web/shared/api/store-client.ts'

/** Whether a store is logged in here; asked anew on every visit. */
export const storeSessionQuery = ({ storeOwner }: StoreClient) =>
  queryOptions({
    queryKey: ownStore('session'),
    queryFn: async () => (await storeOwner.status({})).authenticated,
    staleTime: 0,
  })
