import type { hearts as english } from '../../en/shared/hearts.ts'

/** What stands on pages with cards and on pages of products and stores; the wishlist page has texts of its own. */
export const hearts: typeof english = {
  addThis: (name) => `Ajouter ${name} à la liste d’envies`,
  added: 'C’est dans votre liste d’envies.',
  removed: 'Ce n’est plus dans votre liste d’envies.',
  failed: 'Votre liste d’envies n’a pas pu être mise à jour.',
  addToWishlist: 'Ajouter aux envies',
  removeFromWishlist: 'Retirer des envies',
}
