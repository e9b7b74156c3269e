import { pageIn } from '#web/shared/address/address-values.ts'

export const wishlistPath = '/wishlist'

export interface WishlistAddress {
  tab?: 'stores' | undefined
  page?: number | undefined
}

export const linkToWishes = (kind: 'products' | 'stores', page = 1) =>
  ({
    to: wishlistPath,
    search: { tab: kind === 'stores' ? kind : undefined, page: pageIn(page) },
  }) as const
