import { queryOptions } from '@tanstack/react-query'
import type { VettedStore } from '#contract/website-owner/vetting.ts'
import { type OwnerClient, ofOwner } from '#web/website-owner/owner-client.ts'

export interface StoresParams {
  search: string
  status: VettedStore['status'] | undefined
  page: number
}

const stores = ofOwner('stores')
// Another owner may decide in the meantime, so data is refetched on every visit.
const staleTime = 0

export const storesQuery = ({ ownerVetting }: OwnerClient, params: StoresParams) =>
  queryOptions({ queryKey: [...stores, params], queryFn: () => ownerVetting.stores(params), staleTime })

export const storeQuery = ({ ownerVetting }: OwnerClient, storeId: string) =>
  queryOptions({
    queryKey: [...stores, storeId],
    queryFn: () => ownerVetting.store({ storeId }),
    staleTime,
    // The form must start from fresh values, not from those of an earlier visit.
    gcTime: 0,
  })
