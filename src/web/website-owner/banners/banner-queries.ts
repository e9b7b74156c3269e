import { queryOptions } from '@tanstack/react-query'
import type { ShownState } from '#domain/shown-days.ts'
import { type OwnerClient, ofOwner } from '#web/website-owner/owner-client.ts'

// Two owners may work at once, so data is refetched on every visit.
const staleTime = 0

export const bannerListQuery = ({ ownerBanners }: OwnerClient, state: ShownState, page: number) =>
  queryOptions({
    queryKey: ofOwner('banners', 'list', state, page),
    queryFn: () => ownerBanners.list({ state, page }),
    staleTime,
  })

export const bannerQuery = ({ ownerBanners }: OwnerClient, bannerId: string) =>
  queryOptions({
    queryKey: ofOwner('banners', 'one', bannerId),
    queryFn: () => ownerBanners.one({ bannerId }),
    staleTime,
    gcTime: 0,
  })
