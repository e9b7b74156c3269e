import { sentence } from '#domain/sentence.ts'

export const say = {
  applied: sentence({
    en: 'Thank you. We look at your application and write to you.',
    fr: 'Merci. Nous examinons votre demande et nous vous écrivons.',
  }),
  answered: sentence({ en: 'Thank you. Your answer is with us.', fr: 'Merci. Votre réponse est chez nous.' }),
  hasStore: sentence({
    en: 'You already have a store. Each person can have one.',
    fr: 'Vous avez déjà une boutique. Chaque personne peut en avoir une seule.',
  }),
  approvedBefore: sentence({
    en: 'You are approved already. Please register your store on /admin/signup.',
    fr: 'Vous avez déjà notre accord. Veuillez inscrire votre boutique sur /fr/admin/signup.',
  }),
  underWay: sentence({
    en: 'Your application is with us already. We will write to you as soon as we have looked at it.',
    fr: 'Votre demande est déjà chez nous. Nous vous écrirons dès que nous l’aurons examinée.',
  }),
  weAsked: sentence({
    en: 'Your application is with us already. Please answer the question we have sent you.',
    fr: 'Votre demande est déjà chez nous. Veuillez répondre à la question que nous vous avons envoyée.',
  }),
  nothingAsked: sentence({
    en: 'There is no question about your application to answer at the moment.',
    fr: 'Aucune question sur votre demande n’attend de réponse pour le moment.',
  }),
}
