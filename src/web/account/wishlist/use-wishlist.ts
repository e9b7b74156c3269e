import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#contract/shapes/session.ts'
import { wishlistPageSize } from '#domain/listing.ts'
import { pageRange, totalPages } from '#domain/pagination.ts'
import { wishlist } from '#texts/account/wishlist.ts'
import { usePreviousDataQuery } from '#web/shared/api/previous-data-query.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { changeWish } from '#web/shared/wishlist/change-wish.ts'
import type { Wish } from '#web/shared/wishlist/wish.ts'
import { type Wishable, wishlistQuery } from '#web/shared/wishlist/wishlist-queries.ts'

/** Removed items leave the page optimistically, and the first item of the next page moves up. */
export function useWishlist<Kind extends keyof Wishable>(person: User, kind: Kind, page: number) {
  const client = useClient()
  const queryClient = useQueryClient()
  const texts = wishlist[kind]
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set())

  const { data: list, ...progress } = usePreviousDataQuery(wishlistQuery(client, kind, page))
  const isThisPage = list?.page === page
  const { data: next } = useQuery({
    ...wishlistQuery(client, kind, page + 1),
    enabled: isThisPage && page < totalPages(list.total, wishlistPageSize),
  })
  const refill = isThisPage && next ? next.wishlist : []
  const known = [...new Map([...(list?.wishlist ?? []), ...refill].map((item) => [item._id, item])).values()]
  const staying = known.filter(({ _id }) => !leaving.has(_id))
  const total = list && list.total - (known.length - staying.length)

  async function remove(wish: Wish): Promise<void> {
    setLeaving((ids) => new Set(ids).add(wish.id))
    const sentences = { removed: texts.removed, failed: texts.removalFailed }
    await changeWish({ client, queryClient, person }, wish, false, sentences, 'removeStoreFromWishlist')
    setLeaving((ids) => new Set([...ids].filter((id) => id !== wish.id)))
  }

  return {
    ...progress,
    items: staying.slice(0, wishlistPageSize),
    /** Of which products the person is told when the price drops. */
    watched: new Set([...(list?.alerts ?? []), ...(next?.alerts ?? [])]),
    /** The positions of the first and last item in the whole wishlist. */
    range: list && pageRange(list.page, wishlistPageSize, total ?? 0),
    total,
    totalPages: totalPages(total ?? 0, wishlistPageSize),
    remove,
  }
}
