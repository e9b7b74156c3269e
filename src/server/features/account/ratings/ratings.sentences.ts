import { sentence } from '#domain/sentence.ts'

export const say = {
  submitted: sentence({ en: 'Rating submitted!', fr: 'Note envoyée.' }),
  deleted: sentence({ en: 'Rating deleted', fr: 'Note supprimée.' }),
  noSuchRating: sentence({ en: 'Rating not found', fr: 'Note introuvable' }),
  ownStore: sentence({
    en: 'You cannot rate your own store.',
    fr: 'Vous ne pouvez pas noter votre propre boutique.',
  }),
  ownReview: sentence({
    en: 'You cannot mark your own review as helpful.',
    fr: 'Vous ne pouvez pas marquer votre propre avis comme utile.',
  }),
  ownStoresReview: sentence({
    en: 'You cannot mark a review of your own store as helpful.',
    fr: 'Vous ne pouvez pas marquer comme utile un avis sur votre propre boutique.',
  }),
  unratedProduct: sentence({
    en: 'You have not rated this product yet.',
    fr: 'Vous n’avez pas encore noté ce produit.',
  }),
  unratedStore: sentence({
    en: 'You have not rated this store yet.',
    fr: 'Vous n’avez pas encore noté cette boutique.',
  }),
}
