import { sentence } from '#domain/sentence.ts'

export const say = {
  whichKind: sentence({
    en: 'Please say what to look for: products, stores, people or reviews.',
    fr: 'Veuillez dire quoi chercher : produits, boutiques, personnes ou avis.',
  }),
}
