import { sentence } from '#domain/sentence.ts'

export const say = {
  activeOrSuspended: sentence({
    en: 'A store is either active or suspended.',
    fr: 'Une boutique est soit active, soit suspendue.',
  }),
}
