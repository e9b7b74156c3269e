import { sentence } from '#domain/sentence.ts'

export const say = {
  whichKind: sentence({
    en: 'Please choose ratings, decisions or fee dates.',
    fr: 'Veuillez choisir les notes, les décisions ou les échéances.',
  }),
  whichMail: sentence({
    en: 'Please choose at once, daily or never.',
    fr: 'Veuillez choisir tout de suite, chaque jour ou jamais.',
  }),
  badMoment: sentence({
    en: 'Please say up to which moment you have read.',
    fr: 'Veuillez dire jusqu’à quel moment vous avez lu.',
  }),
}
