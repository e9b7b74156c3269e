import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { StoreProfile } from '#contract/shapes/store-profile.ts'
import { type StoreClient, useStoreClient } from '#web/shared/api/store-client.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { ownProfileQuery, ownStore, storeChanged } from '#web/store-owner/own-store.ts'

export const announcementQuery = ({ storeOwner }: StoreClient) =>
  queryOptions({
    queryKey: ownStore('announcement'),
    queryFn: async () => (await storeOwner.announcement({})).announcement,
  })

/** Shows the saved values at once, then refetches them. */
export function useShowSaved() {
  const storeClient = useStoreClient()
  const client = useClient()
  const queryClient = useQueryClient()
  return (saved: Partial<StoreProfile>) => {
    queryClient.setQueryData(
      ownProfileQuery(storeClient).queryKey,
      (profile) => profile && { ...profile, ...saved },
    )
    if (saved.announcement !== undefined)
      queryClient.setQueryData(announcementQuery(storeClient).queryKey, saved.announcement)
    storeChanged(queryClient, client)
    void queryClient.refetchQueries({ queryKey: ownStore(), type: 'active' })
  }
}
