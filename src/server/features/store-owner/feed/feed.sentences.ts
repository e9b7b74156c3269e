import { sentence } from '#domain/sentence.ts'

export const say = {
  renewed: sentence({
    en: 'Your feed has new addresses.',
    fr: 'Votre flux a de nouvelles adresses.',
  }),
  ended: sentence({ en: 'Your feed is ended.', fr: 'Votre flux est arrêté.' }),
}
