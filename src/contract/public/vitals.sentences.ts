import { sentence } from '#domain/sentence.ts'

export const say = {
  whichPage: sentence({
    en: 'Please say which page was measured.',
    fr: 'Veuillez dire quelle page a été mesurée.',
  }),
  badMeasure: sentence({ en: 'This measure is not possible.', fr: 'Cette mesure n’est pas possible.' }),
}
