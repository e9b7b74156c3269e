/** What stands on every page with cards; the wishlist page has texts of its own. */
export const hearts = {
  addThis: (name: string) => `Add ${name} to wishlist`,
  added: 'Added to wishlist',
  removed: 'Removed from wishlist',
  failed: 'Failed to update wishlist',
}
