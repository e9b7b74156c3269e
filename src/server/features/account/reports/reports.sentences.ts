import { sentence } from '#domain/sentence.ts'

export const say = {
  submitted: sentence({ en: 'Report submitted.', fr: 'Signalement envoyé.' }),
  ratingReported: sentence({ en: 'Rating reported.', fr: 'Avis signalé.' }),
  noSuchReview: sentence({ en: 'Review not found', fr: 'Avis introuvable' }),
  ownProduct: sentence({
    en: 'You cannot report your own product.',
    fr: 'Vous ne pouvez pas signaler votre propre produit.',
  }),
  ownStore: sentence({
    en: 'You cannot report your own store.',
    fr: 'Vous ne pouvez pas signaler votre propre boutique.',
  }),
  noSuchAnswer: sentence({ en: 'Answer not found', fr: 'Réponse introuvable' }),
  ownAnswer: sentence({
    en: 'You cannot report your own answer.',
    fr: 'Vous ne pouvez pas signaler votre propre réponse.',
  }),
  ownReview: sentence({
    en: 'You cannot report your own review.',
    fr: 'Vous ne pouvez pas signaler votre propre avis.',
  }),
}
