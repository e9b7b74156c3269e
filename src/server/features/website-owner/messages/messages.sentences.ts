import { sentence } from '#domain/sentence.ts'

export const say = {
  noSuchMessage: sentence({ en: 'Message not found', fr: 'Message introuvable' }),
  answeredMeanwhile: sentence({
    en: 'This was answered meanwhile. Please read that answer first.',
    fr: 'Une réponse est partie entre-temps. Veuillez d’abord la lire.',
  }),
}
