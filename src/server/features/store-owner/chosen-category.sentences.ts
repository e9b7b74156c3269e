import { sentence } from '#domain/sentence.ts'

export const say = {
  notAChain: sentence({
    en: 'Please choose the categories from the list, each below the one before.',
    fr: 'Veuillez choisir les catégories dans la liste, chacune sous la précédente.',
  }),
}
