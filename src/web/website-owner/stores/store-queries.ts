import { queryOptions } from '@tanstack/react-query'
import type { VettedStore } from '#contract/website-owner/vetting.ts'
import { type OwnerClient, ofOwner } from '#web/website-owner/owner-client.ts'

export interface StoresWanted {
  search: string
  status: VettedStore['status'] | undefined
  page: number
}

const stores = ofOwner('stores')
// Others may decide meanwhile.
const staleTime = 0

export const storesQuery = ({ ownerVetting }: OwnerClient, wanted: StoresWanted) =>
  queryOptions({ queryKey: [...stores, wanted], queryFn: () => ownerVetting.stores(wanted), staleTime })

export const storeQuery = ({ ownerVetting }: OwnerClient, storeId: string) =>
  queryOptions({
    queryKey: [...stores, storeId],
    queryFn: () => ownerVetting.store({ storeId }),
    staleTime,
    // Its form begins with what is true now, not with what was fetched for an earlier visit.
    gcTime: 0,
  })
