import { sentence } from '#domain/sentence.ts'

export const say = {
  badPeriod: sentence({
    en: 'Please choose 1, 7, 30 or 90 days.',
    fr: 'Veuillez choisir 1, 7, 30 ou 90 jours.',
  }),
}
