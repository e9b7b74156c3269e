import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '#web/shared/api/use-client.ts'
import { ratingsChanged } from './review-queries.ts'
import type { Subject } from './reviewed.ts'

/** Saves or deletes a rating and then refreshes what is shown. */
export function useRatingActions(subject: Subject) {
  const client = useClient()
  const queryClient = useQueryClient()
  const { kind, id } = subject
  const changed = (isGone: boolean) => ratingsChanged(queryClient, client, subject, isGone)
  return {
    async rate(verdict: { rating: number; comment?: string; photos?: string[] }) {
      await (kind === 'product'
        ? client.rating.rateProduct({ productId: id, ...verdict })
        : client.rating.rateStore({ adminId: id, ...verdict }))
      await changed(false)
    },
    async remove(ratingId: string) {
      await (kind === 'product'
        ? client.rating.deleteProductRating({ ratingId })
        : client.rating.deleteStoreRating({ ratingId }))
      await changed(true)
    },
  }
}
