import { longest } from '#domain/limits.ts'
import type { reviews as english } from '../../en/shared/reviews.ts'
import { figure } from './figures.ts'

const stars = (count: number) => (count < 2 ? `${count} étoile` : `${count} étoiles`)

export const reviews: typeof english = {
  title: 'Avis',
  none: 'Aucun avis pour le moment.',
  noneHint: 'Donnez le premier : dites comment c’était.',
  noneWith: (count) => `Aucun avis à ${stars(count)}.`,
  showAll: 'Voir tous les avis',
  ratings: (count) => `${figure(count)} ${count < 2 ? 'note' : 'notes'}`,
  distribution: 'Avis par nombre d’étoiles',
  bar: {
    stars: (count) => (count < 2 ? ' étoile, ' : ' étoiles, '),
    ratings: (count) => (count < 2 ? ' note' : ' notes'),
  },
  stars,
  seeAll: 'Tout voir',
  seeAllOf: (count) => `Tout voir : ${figure(count)} avis`,
  allReviews: (name) => `Avis sur ${name}`,
  showMore: 'Voir plus',
  shown: (shown, total) => `${figure(shown)} avis sur ${figure(total)}`,
  loadingMore: 'Chargement d’autres avis…',
  allShown: (total) => (total === 1 ? 'C’est le seul avis.' : `C’est tout : ${figure(total)} avis.`),
  failed: 'Les avis n’ont pas pu être chargés.',
  leave: 'Donner un avis',
  leaveForProduct: 'Vous l’avez acheté ? Donnez-lui de 1 à 5 étoiles et dites ce qu’il faut savoir.',
  leaveForStore:
    'Vous connaissez cette boutique ? Donnez-lui de 1 à 5 étoiles et dites ce qu’il faut savoir.',
  update: 'Modifier votre avis',
  updateHint:
    'Vous avez déjà donné un avis. La nouvelle note remplace l’ancienne ; sans nouveau texte, votre commentaire reste.',
  editHint: 'Changez la note et le texte. Un commentaire vide efface l’ancien.',
  yourRating: 'Votre note',
  chooseStars: 'Choisissez de 1 à 5 étoiles',
  verdicts: ['Décevant', 'Moyen', 'Bien', 'Très bien', 'Excellent'],
  verdict: (count, word) => `${count} sur 5 · ${word}`,
  comment: 'Votre commentaire',
  commentHint: 'Facultatif',
  tooLong: `Votre commentaire peut compter ${figure(longest.comment)} caractères au plus.`,
  submit: 'Envoyer l’avis',
  submitUpdate: 'Modifier l’avis',
  needsAccount: 'Il vous faut un compte pour cela.',
  logIn: 'Se connecter',
  submitted: 'Note envoyée.',
  failedToSubmit: 'La note n’a pas pu être envoyée.',
  own: 'Votre avis',
  ownThing: {
    product: 'C’est un produit de votre boutique : vous ne pouvez pas donner d’avis.',
    store: 'C’est votre propre boutique : vous ne pouvez pas donner d’avis.',
  },
  ownThingHint: 'Si un avis est faux, signalez-le et nous l’examinerons.',
  held: 'Nous examinons cet avis. D’ici là, il n’est visible que pour vous et ne compte pas encore.',
  edit: 'Modifier',
  editOwn: 'Modifier votre avis',
  delete: 'Supprimer',
  deleteOwn: 'Supprimer votre avis',
  deleteQuestion: 'Supprimer votre avis ?',
  cancel: 'Annuler',
  deleted: 'Note supprimée.',
  failedToDelete: 'La note n’a pas pu être supprimée.',
}
