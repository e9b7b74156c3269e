import { queryOptions } from '@tanstack/react-query'
import type { Client } from '#web/shared/api/client.ts'
import { mine } from '#web/shared/session/session.ts'

export const wishlistCountQuery = (client: Client) =>
  queryOptions({
    queryKey: mine('wishlist', 'count'),
    queryFn: () => client.wishlist.count({}),
    retry: false,
  })
