import { sentence } from '#domain/sentence.ts'

export const say = {
  allOrUnread: sentence({
    en: 'Please ask for all or for unread messages.',
    fr: 'Veuillez demander tous les messages, ou les non lus.',
  }),
  howManyReplies: sentence({
    en: 'Please say how many replies you saw.',
    fr: 'Veuillez dire combien de réponses vous avez vues.',
  }),
}
