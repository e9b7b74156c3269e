import { queryOptions } from '@tanstack/react-query'
import { type OwnerClient, ofOwner } from '#web/website-owner/owner-client.ts'

// Two owners may work at once, so data is refetched on every visit.
const staleTime = 0

export const campaignListQuery = ({ ownerCampaigns }: OwnerClient, page: number) =>
  queryOptions({
    queryKey: ofOwner('campaigns', 'list', page),
    queryFn: () => ownerCampaigns.list({ page }),
    staleTime,
  })

export const campaignQuery = ({ ownerCampaigns }: OwnerClient, campaignId: string) =>
  queryOptions({
    queryKey: ofOwner('campaigns', 'one', campaignId),
    queryFn: () => ownerCampaigns.one({ campaignId }),
    staleTime,
    gcTime: 0,
  })
