import { sentence } from '#domain/sentence.ts'

export const say = {
  unsubscribed: sentence({
    en: 'You no longer get the monthly figures of your store.',
    fr: 'Vous ne recevrez plus les chiffres du mois de votre boutique.',
  }),
  subscribed: sentence({
    en: 'You get the monthly figures of your store again.',
    fr: 'Vous recevrez de nouveau les chiffres du mois de votre boutique.',
  }),
}
