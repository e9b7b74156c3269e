import { queryOptions } from '@tanstack/react-query'
import type { Product } from '#contract/shapes/product.ts'
import type { Store } from '#contract/shapes/store-listing.ts'
import type { Client } from '#web/shared/api/client.ts'
import { wishlistKey } from './wish.ts'

export interface Wishable {
  products: Product
  stores: Store
}

interface WishlistPage<Item> {
  wishlist: Item[]
  /** Of which products the person is told when the price drops. */
  alerts?: string[]
  page: number
  total: number
}

type WishlistCalls = {
  [Kind in keyof Wishable]: (input: { page: number }) => Promise<WishlistPage<Wishable[Kind]>>
}

/** Every visit refetches the wishlist, because another device may have changed it. */
export function wishlistQuery<Kind extends keyof Wishable>(client: Client, kind: Kind, page: number) {
  const calls: WishlistCalls = client.wishlist
  return queryOptions({
    queryKey: wishlistKey(kind, page),
    queryFn: () => calls[kind]({ page }),
    staleTime: 0,
  })
}
