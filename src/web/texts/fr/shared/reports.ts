import type { reports as english } from '../../en/shared/reports.ts'

export const reports: typeof english = {
  titles: {
    product: 'Signaler ce produit',
    store: 'Signaler cette boutique',
    productReview: 'Signaler cet avis',
    storeReview: 'Signaler cet avis',
    answer: 'Signaler cette réponse',
  },
  intro:
    'Dites-nous ce qui ne va pas. Nous examinons chaque signalement ; personne d’autre ne saura qu’il vient de vous.',
  reason: 'Motif',
  reasons: {
    misleading: { name: 'Contenu trompeur', hint: 'Ce qui est écrit ou montré est faux' },
    inappropriate: { name: 'Contenu inapproprié', hint: 'Offensant, illégal ou dangereux' },
    other: { name: 'Autre', hint: 'Autre chose, avec vos propres mots' },
  },
  details: 'Précisions',
  optional: 'Facultatif',
  required: 'Obligatoire pour ce motif',
  submit: 'Envoyer le signalement',
  sent: {
    product: 'Signalement envoyé.',
    store: 'Signalement envoyé.',
    productReview: 'Avis signalé.',
    storeReview: 'Avis signalé.',
    answer: 'Signalement envoyé.',
  },
  failed: {
    product: 'Le signalement n’a pas pu être envoyé.',
    store: 'Le signalement n’a pas pu être envoyé.',
    productReview: 'L’avis n’a pas pu être signalé.',
    storeReview: 'L’avis n’a pas pu être signalé.',
    answer: 'Le signalement n’a pas pu être envoyé.',
  },
}
