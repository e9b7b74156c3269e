import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ListedProduct } from '#contract/website-owner/promotion.ts'
import { ownerPromotion } from '#texts/website-owner/promotion.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { featuredQuery, usePromotionActions } from './promotion-queries.ts'
import type { FeaturedState } from './promotion-search-params.ts'

type FeaturedPage = Awaited<ReturnType<ReturnType<typeof useOwnerClient>['ownerPromotion']['featured']>>

/** Moves are shown optimistically, sent one after the other, and rolled back when refused. */
export function useOrder(state: FeaturedState, page: number) {
  const { orderFailed } = ownerPromotion
  const client = useOwnerClient()
  const queryClient = useQueryClient()
  const { order, reload } = usePromotionActions()
  const sending = useRef(Promise.resolve())
  const waiting = useRef(0)

  function send(idsToSend: () => Promise<string[]>) {
    waiting.current += 1
    sending.current = sending.current.then(async () => {
      try {
        await order(await idsToSend())
      } catch (error) {
        void toast.error(sentenceOf(error, orderFailed))
      }
      waiting.current -= 1
      if (waiting.current === 0) await reload()
    })
  }

  /** At the edge of a page a product swaps with its neighbour on the next page. */
  function swapAcross(moved: ListedProduct, by: -1 | 1) {
    send(async () => {
      const { products } = await queryClient.fetchQuery(featuredQuery(client, state, page + by))
      const neighbour = by < 0 ? products.at(-1) : products[0]
      if (!neighbour) return [moved._id]
      return by < 0 ? [moved._id, neighbour._id] : [neighbour._id, moved._id]
    })
  }

  return function move(products: readonly ListedProduct[], index: number, by: -1 | 1) {
    const moved = products[index]
    const neighbour = products[index + by]
    if (!moved) return
    if (!neighbour) return swapAcross(moved, by)
    const reordered = products.with(index, neighbour).with(index + by, moved)
    const { queryKey } = featuredQuery(client, state, page)
    void queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData<FeaturedPage>(queryKey, (shown) => shown && { ...shown, products: reordered })
    send(async () => reordered.map(({ _id }) => _id))
  }
}
