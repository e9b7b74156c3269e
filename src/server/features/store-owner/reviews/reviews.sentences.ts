import { sentence } from '#domain/sentence.ts'

export const say = {
  answered: sentence({
    en: 'Your answer is shown below the review.',
    fr: 'Votre réponse est affichée sous l’avis.',
  }),
  answerGone: sentence({ en: 'Your answer is removed.', fr: 'Votre réponse est retirée.' }),
  noSuchReview: sentence({
    en: 'There is no such review of your store or its products.',
    fr: 'Cet avis sur votre boutique ou vos produits n’existe pas.',
  }),
  noAnswer: sentence({
    en: 'You have not answered this review.',
    fr: 'Vous n’avez pas répondu à cet avis.',
  }),
  removedByUs: sentence({
    en: 'We have removed your answer to this review, so it cannot be written again.',
    fr: 'Nous avons retiré votre réponse à cet avis : il n’est plus possible d’y répondre.',
  }),
}
