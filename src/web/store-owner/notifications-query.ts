import { queryOptions } from '@tanstack/react-query'
import type { StoreClient } from '#web/shared/api/store-client.ts'
import { ownStore } from './own-store.ts'

export const notificationsKey = ownStore('notifications')

/** How many notifications are unread, for the sidebar. */
export const unreadQuery = ({ storeOwner }: StoreClient) =>
  queryOptions({
    queryKey: [...notificationsKey, 'unread'],
    queryFn: async () => (await storeOwner.unreadNotifications({})).unread,
    staleTime: 60_000,
    retry: false,
  })
