import { queryOptions } from '@tanstack/react-query'
import type { Client } from './client.ts'
import { mine } from './session.ts'

export const wishlistCountQuery = (client: Client) =>
  queryOptions({
    queryKey: mine('wishlist', 'count'),
    queryFn: () => client.wishlist.count({}),
    retry: false,
  })
