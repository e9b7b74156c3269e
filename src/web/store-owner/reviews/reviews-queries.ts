import { queryOptions } from '@tanstack/react-query'
import type { StoreClient } from '#web/shared/api/store-client.ts'
import { ownStore } from '#web/store-owner/own-store.ts'

export type Shown = 'all' | 'unanswered'

export const ownReviewsKey = ownStore('reviews')

export const ownReviewsQuery = ({ storeOwner }: StoreClient, page: number, show: Shown) =>
  queryOptions({
    queryKey: [...ownReviewsKey, show, page],
    queryFn: () => storeOwner.reviews({ page, show }),
    // People write reviews at any time.
    staleTime: 0,
  })
