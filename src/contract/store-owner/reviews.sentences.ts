import { sentence } from '#domain/sentence.ts'

export const say = {
  blankAnswer: sentence({
    en: 'Please write your answer.',
    fr: 'Veuillez écrire votre réponse.',
  }),
  whichReviews: sentence({
    en: 'Please ask for all reviews or for those without an answer.',
    fr: 'Veuillez demander tous les avis, ou ceux sans réponse.',
  }),
}
