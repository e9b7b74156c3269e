import { queryOptions } from '@tanstack/react-query'
import type { StoreClient } from '#web/shared/api/store-client.ts'
import { ownStore } from '#web/store-owner/own-store.ts'

/** The key of every page and search. */
export const enquiriesKey = ownStore('enquiries')

export const enquiriesQuery = ({ storeOwner }: StoreClient, page: number, code: string) =>
  queryOptions({
    queryKey: [...enquiriesKey, page, code] as const,
    queryFn: () => storeOwner.enquiries({ page, code }),
    staleTime: 0,
  })
