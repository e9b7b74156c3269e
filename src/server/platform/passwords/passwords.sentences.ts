import { sentence } from '#domain/sentence.ts'

export const sayPassword = {
  tooCommon: sentence({
    en: 'Please choose a password that is harder to guess: many people use this one.',
    fr: 'Veuillez choisir un mot de passe plus difficile à deviner : beaucoup de gens utilisent celui-ci.',
  }),
  busy: sentence({
    en: 'Many people are logging in right now. Please try again in a moment.',
    fr: 'Beaucoup de gens se connectent en ce moment. Veuillez réessayer dans un instant.',
  }),
}
