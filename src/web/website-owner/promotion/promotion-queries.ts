import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { type OwnerClient, ofOwner, useOwnerClient } from '#web/website-owner/owner-client.ts'
import type { FeaturedState } from './promotion-search-params.ts'

const featured = ofOwner('promotion', 'featured')
// Two owners may work at once, so data is refetched on every visit.
const staleTime = 0

export const featuredQuery = ({ ownerPromotion }: OwnerClient, state: FeaturedState, page: number) =>
  queryOptions({
    queryKey: [...featured, state, page],
    queryFn: () => ownerPromotion.featured({ state, page }),
    staleTime,
  })

export const foundProductsQuery = ({ ownerPromotion }: OwnerClient, search: string) =>
  queryOptions({
    queryKey: ofOwner('promotion', 'found', search),
    queryFn: () => ownerPromotion.products({ search, status: 'active' }),
    staleTime,
  })

export interface Days {
  from: string
  until: string | null
}

/** Changes to featured products; they are refetched after a success and after a conflict. */
export function usePromotionActions() {
  const { ownerPromotion } = useOwnerClient()
  const queryClient = useQueryClient()

  async function followed<Answer>(sent: Promise<Answer>): Promise<Answer> {
    try {
      return await sent
    } finally {
      void queryClient.invalidateQueries({ queryKey: ofOwner('promotion') })
    }
  }

  return {
    feature: (productId: string, days: Days) => followed(ownerPromotion.feature({ productId, ...days })),
    change: (productId: string, days: Days) => followed(ownerPromotion.change({ productId, ...days })),
    end: (productId: string) => followed(ownerPromotion.end({ productId })),
    order: (ids: string[]) => ownerPromotion.order({ ids }),
    reload: () => queryClient.invalidateQueries({ queryKey: ofOwner('promotion') }),
  }
}
