import { sentence } from '#domain/sentence.ts'

export const say = {
  whichPace: sentence({
    en: 'Please choose at once, daily or never.',
    fr: 'Veuillez choisir tout de suite, chaque jour ou jamais.',
  }),
  badDevice: sentence({
    en: 'This browser did not say how to reach it.',
    fr: 'Ce navigateur n’a pas dit comment le joindre.',
  }),
}
