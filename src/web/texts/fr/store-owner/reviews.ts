import { longest } from '#domain/limits.ts'
import type { storeReviews as english } from '../../en/store-owner/reviews.ts'
import { figure } from '../shared/figures.ts'

/** Reviews of a store and its products, in its dashboard. */
export const storeReviews: typeof english = {
  failed: 'Les avis n’ont pas pu être chargés.',
  text: 'Tout le monde lit votre réponse sous l’avis. La personne qui l’a écrit la reçoit par e-mail, une seule fois.',
  filter: 'Quels avis',
  all: 'Tous les avis',
  unanswered: 'Sans réponse',
  none: 'Pas encore d’avis',
  noneHint: 'Ce que l’on dit de votre boutique et de vos produits s’affiche ici.',
  allAnswered: 'Tous les avis ont une réponse',
  showAll: 'Voir tous les avis',
  by: (name) => `Avis signé ${name}`,
  changedOn: (date) => `modifié le ${date}`,
  ofStore: 'Sur votre boutique',
  ofProduct: 'Sur',
  starsOnly: 'Des étoiles seulement, sans un mot.',
  answer: 'Répondre',
  answerTo: (name) => `Répondre à l’avis signé ${name}`,
  yourAnswer: 'Votre réponse',
  answerHint: 'Remerciez, rectifiez, dites ce que vous avez changé.',
  changeHint: 'Aucun second e-mail n’est envoyé.',
  blank: 'Veuillez écrire votre réponse.',
  tooLong: `Votre réponse peut avoir ${figure(longest.reviewAnswer)} caractères au plus.`,
  send: 'Envoyer la réponse',
  save: 'Enregistrer la réponse',
  cancel: 'Annuler',
  change: 'Modifier',
  changeTo: (name) => `Modifier la réponse à ${name}`,
  remove: 'Retirer',
  removeTo: (name) => `Retirer la réponse à ${name}`,
  removeQuestion: 'Retirer votre réponse ?',
  answeredBefore: 'l’avis a été modifié ensuite',
  removedOn: (date) => `Nous avons retiré cette réponse le ${date}. Elle n’est plus affichée.`,
}
