import type { reportButtons as english } from '../../en/shared/report-buttons.ts'

export const reportButtons: typeof english = {
  report: 'Signaler',
  reportStore: 'Signaler la boutique',
  reportReviewBy: (person) => `Signaler l’avis signé ${person}`,
  reportAnswerOf: (store) => `Signaler la réponse de ${store}`,
  ownThing: {
    product: 'C’est votre propre produit : vous ne pouvez pas le signaler.',
    store: 'C’est votre propre boutique : vous ne pouvez pas la signaler.',
  },
  logIn: 'Se connecter pour le signaler',
}
