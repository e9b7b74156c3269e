import { sentence } from '#domain/sentence.ts'

export const say = {
  whichLanguage: sentence({
    en: 'The language is either en or fr.',
    fr: 'La langue est soit en, soit fr.',
  }),
}
