import type { logInFirst as english } from '../../en/shared/log-in-first.ts'

export const logInFirst: typeof english = {
  wishlist: 'Veuillez vous connecter pour utiliser la liste d’envies.',
  review: 'Veuillez vous connecter pour donner un avis.',
  reportReview: 'Veuillez vous connecter pour signaler un avis.',
  reportProduct: 'Veuillez vous connecter pour signaler ce produit.',
  reportStore: 'Veuillez vous connecter pour signaler cette boutique.',
  link: 'Se connecter',
}
