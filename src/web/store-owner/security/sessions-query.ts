import { queryOptions } from '@tanstack/react-query'
import type { StoreClient } from '#web/shared/api/store-client.ts'
import { ownStore } from '#web/store-owner/own-store.ts'

export const sessionsKey = ownStore('sessions')

export const sessionsQuery = ({ storeOwner }: StoreClient) =>
  queryOptions({ queryKey: sessionsKey, queryFn: () => storeOwner.sessions({}), staleTime: 0 })
