import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ListedBanner } from '#contract/website-owner/banners.ts'
import type { ShownState } from '#domain/shown-days.ts'
import { ownerBanners as texts } from '#texts/website-owner/banners.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { ofOwner, useOwnerClient } from '#web/website-owner/owner-client.ts'
import { bannerListQuery } from './banner-queries.ts'

/** Moves are shown optimistically, sent one after the other, and rolled back when refused. */
export function useBannerOrder(state: ShownState, page: number) {
  const client = useOwnerClient()
  const queryClient = useQueryClient()
  const sending = useRef(Promise.resolve())
  const waiting = useRef(0)
  const isRefused = useRef(false)

  function send(move: { ids: string[]; seen: string[] }) {
    waiting.current += 1
    sending.current = sending.current.then(async () => {
      try {
        // After a refused move the others start from an order that is not there.
        if (!isRefused.current) await client.ownerBanners.order(move)
      } catch (error) {
        isRefused.current = true
        void toast.error(sentenceOf(error, texts.orderFailed))
      }
      waiting.current -= 1
      if (waiting.current > 0) return
      isRefused.current = false
      await queryClient.invalidateQueries({ queryKey: ofOwner('banners') })
    })
  }

  return function move(banners: readonly ListedBanner[], index: number, by: -1 | 1) {
    const moved = banners[index]
    const neighbour = banners[index + by]
    if (!moved || !neighbour) return
    const reordered = banners.with(index, neighbour).with(index + by, moved)
    const { queryKey } = bannerListQuery(client, state, page)
    void queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, (shown) => shown && { ...shown, banners: reordered })
    send({ ids: reordered.map(({ _id }) => _id), seen: banners.map(({ _id }) => _id) })
  }
}
