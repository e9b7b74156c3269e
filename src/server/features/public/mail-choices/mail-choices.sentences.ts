import type { NewsTopic } from '#domain/news-topics.ts'
import { type Sentence, sentence } from '#domain/sentence.ts'

/** By the topic of the mail. */
export const say = {
  'monthly-figures': {
    unsubscribed: sentence({
      en: 'You no longer get the monthly figures of your store.',
      fr: 'Vous ne recevrez plus les chiffres du mois de votre boutique.',
    }),
    subscribed: sentence({
      en: 'You get the monthly figures of your store again.',
      fr: 'Vous recevrez de nouveau les chiffres du mois de votre boutique.',
    }),
  },
  'opening-hours': {
    unsubscribed: sentence({
      en: 'We no longer ask you by mail about your opening hours.',
      fr: 'Nous ne vous demanderons plus vos horaires par e-mail.',
    }),
    subscribed: sentence({
      en: 'We ask you by mail about your opening hours again.',
      fr: 'Nous vous demanderons de nouveau vos horaires par e-mail.',
    }),
  },
  'store-notifications': {
    unsubscribed: sentence({
      en: 'You no longer get the notifications of your store by mail. They stay in your dashboard.',
      fr: 'Vous ne recevrez plus les notifications de votre boutique par e-mail. Elles restent dans votre tableau de bord.',
    }),
    subscribed: sentence({
      en: 'You get the notifications of your store by mail again.',
      fr: 'Vous recevrez de nouveau les notifications de votre boutique par e-mail.',
    }),
  },
  alerts: {
    unsubscribed: sentence({
      en: 'You no longer get alerts by mail. What you follow stays in your settings.',
      fr: 'Vous ne recevrez plus d’alertes par e-mail. Ce que vous suivez reste dans vos paramètres.',
    }),
    subscribed: sentence({
      en: 'You get your alerts by mail again, once a day.',
      fr: 'Vous recevrez de nouveau vos alertes par e-mail, une fois par jour.',
    }),
  },
} satisfies Record<NewsTopic, Record<'subscribed' | 'unsubscribed', Sentence>>
