import { sentence } from '#domain/sentence.ts'

export const say = {
  sent: sentence({
    en: '✅ Your message has been sent successfully!',
    fr: '✅ Votre message a bien été envoyé.',
  }),
  notSent: sentence({
    en: '❌ Something went wrong. Please try again later.',
    fr: '❌ Un problème est survenu. Veuillez réessayer plus tard.',
  }),
}
