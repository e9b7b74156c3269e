import { queryOptions } from '@tanstack/react-query'
import { ownStore } from '#web/store-owner/own-store.ts'
import type { StoreClient } from '#web/shared/api/store-client.ts'

export const sessionsKey = ownStore('sessions')

export const sessionsQuery = ({ storeOwner }: StoreClient) =>
  queryOptions({ queryKey: sessionsKey, queryFn: () => storeOwner.sessions({}), staleTime: 0 })
