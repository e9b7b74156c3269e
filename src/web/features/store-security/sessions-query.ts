import { queryOptions } from '@tanstack/react-query'
import { ownStore } from '#web/api/own-store.ts'
import type { StoreClient } from '#web/api/store-client.ts'

export const sessionsKey = ownStore('sessions')

export const sessionsQuery = ({ storeOwner }: StoreClient) =>
  queryOptions({ queryKey: sessionsKey, queryFn: () => storeOwner.sessions({}), staleTime: 0 })
