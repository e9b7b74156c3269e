export const wishlistPath = '/wishlist'

export interface WishlistAddress {
  tab?: 'stores' | undefined
  page?: number | undefined
}
