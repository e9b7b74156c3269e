import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '#web/shared/api/use-client.ts'
import { storeChanged } from '#web/store-owner/own-store.ts'
import { ownReviewsKey } from './reviews-queries.ts'

/** Loads the reviews again; the public pages show the answer too. */
export function useAnswerChanged() {
  const queryClient = useQueryClient()
  const client = useClient()
  return async () => {
    storeChanged(queryClient, client)
    await queryClient.invalidateQueries({ queryKey: ownReviewsKey })
  }
}
