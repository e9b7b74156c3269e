import { type Sentence, sentence } from '#domain/sentence.ts'
import type { NotificationMail } from '#domain/store-notifications.ts'

export const say = {
  read: sentence({ en: 'All is marked as read.', fr: 'Tout est marqué comme lu.' }),
  chosen: {
    'at-once': sentence({
      en: 'You get these by mail at once.',
      fr: 'Vous les recevez tout de suite par e-mail.',
    }),
    daily: sentence({
      en: 'You get these in one mail each morning.',
      fr: 'Vous les recevez dans un e-mail chaque matin.',
    }),
    never: sentence({
      en: 'These stay in your dashboard, without a mail.',
      fr: 'Elles restent dans votre tableau de bord, sans e-mail.',
    }),
  } satisfies Record<NotificationMail, Sentence>,
}
