/** What stands on pages with cards and on pages of products and stores; the wishlist page has texts of its own. */
export const hearts = {
  addThis: (name: string) => `Add ${name} to wishlist`,
  added: 'Added to wishlist',
  removed: 'Removed from wishlist',
  failed: 'Failed to update wishlist',
  addToWishlist: 'Add to wishlist',
  removeFromWishlist: 'Remove from wishlist',
}
