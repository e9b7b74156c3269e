import { sentence } from '#domain/sentence.ts'

export const say = {
  activeOrSuspended: sentence({
    en: 'A store is either active or suspended.',
    fr: 'Une boutique est soit active, soit suspendue.',
  }),
  whatYouSaw: sentence({
    en: 'Please say what you saw before the change.',
    fr: 'Veuillez dire ce que vous avez vu avant le changement.',
  }),
}
