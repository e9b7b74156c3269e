import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#contract/shapes/session.ts'
import type { Client } from '#web/shared/api/client.ts'
import { sessionQuery } from '#web/shared/session/session.ts'
import { type Wish, wishedKey, wishlistKey } from './wish.ts'
import { wishlistCountQuery } from './wishlist-count.ts'

/** The person of the wish and the app's clients. */
export interface Wisher {
  client: Client
  queryClient: QueryClient
  person: User
}

/** One person's wishes must never be shown or sent for the next person. */
export function isStillHere({ client, queryClient, person }: Wisher): boolean {
  return queryClient.getQueryData(sessionQuery(client).queryKey)?._id === person._id
}

/** Updates every heart of the item and the count at once. */
export function show(wisher: Wisher, wish: Wish, wasWished: boolean, isWished: boolean): void {
  if (!isStillHere(wisher)) return
  const { queryClient } = wisher
  const heart = { queryKey: wishedKey(wish) }
  const count = wishlistCountQuery(wisher.client)
  // Responses to requests from before the press would undo it.
  void queryClient.cancelQueries(heart)
  void queryClient.cancelQueries(count)
  queryClient.setQueryData(heart.queryKey, isWished)
  const change = Number(isWished) - Number(wasWished)
  queryClient.setQueryData(
    count.queryKey,
    (counts) =>
      counts && { ...counts, [wish.kind]: counts[wish.kind] + change, total: counts.total + change },
  )
}

interface Outcome {
  isRemoved: boolean
  /** No other change is in progress that a new count might miss. */
  isLast: boolean
}

/** Refreshes the wishlist's pages after a change was saved. */
export function settle(wisher: Wisher, wish: Wish, { isRemoved, isLast }: Outcome): void {
  if (!isStillHere(wisher)) return
  const { queryClient } = wisher
  const pages = { queryKey: wishlistKey(wish.kind) }
  if (isRemoved) queryClient.setQueriesData<WishlistPage>(pages, (page) => page && without(page, wish.id))
  void queryClient.invalidateQueries(pages)
  if (isLast) void queryClient.invalidateQueries(wishlistCountQuery(wisher.client))
}

interface WishlistPage {
  wishlist: { _id: string }[]
  total: number
}

function without(page: WishlistPage, id: string): WishlistPage {
  const wishlist = page.wishlist.filter(({ _id }) => _id !== id)
  return { ...page, wishlist, total: page.total - 1 }
}
