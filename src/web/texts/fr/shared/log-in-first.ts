import type { logInFirst as english } from '../../en/shared/log-in-first.ts'

export const logInFirst: typeof english = {
  wishlist: 'Veuillez vous connecter pour utiliser la liste d’envies.',
  review: 'Veuillez vous connecter pour donner un avis.',
  helpful: 'Veuillez vous connecter pour marquer un avis comme utile.',
  reportReview: 'Veuillez vous connecter pour signaler un avis.',
  reportAnswer: 'Veuillez vous connecter pour signaler une réponse.',
  reportProduct: 'Veuillez vous connecter pour signaler ce produit.',
  reportStore: 'Veuillez vous connecter pour signaler cette boutique.',
  follow: 'Veuillez vous connecter pour suivre une boutique.',
  saveSearch: 'Veuillez vous connecter pour enregistrer une recherche.',
  link: 'Se connecter',
}
