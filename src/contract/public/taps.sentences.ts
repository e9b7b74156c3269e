import { sentence } from '#domain/sentence.ts'

export const say = {
  noStores: sentence({
    en: 'Please name the stores that were shown.',
    fr: 'Veuillez indiquer les boutiques affichées.',
  }),
  manyStores: sentence({
    en: 'A page of results does not show so many stores.',
    fr: 'Une page de résultats n’affiche pas autant de boutiques.',
  }),
  whatWasDone: sentence({ en: 'Please say what was done.', fr: 'Veuillez dire ce qui a été fait.' }),
}
