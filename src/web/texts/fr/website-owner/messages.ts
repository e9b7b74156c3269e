import { longest } from '#domain/limits.ts'
import type { ownerMessages as english } from '../../en/website-owner/messages.ts'
import { figure } from '../shared/figures.ts'

/** What people wrote through the contact form, and what is answered. */
export const ownerMessages: typeof english = {
  label: 'Quels messages',
  all: 'Tous',
  unread: (count) => (count ? `Non lus (${figure(count)})` : 'Non lus'),
  failed: 'Les messages n’ont pas pu être chargés.',
  failedOne: 'Ce message n’a pas pu être chargé.',
  isUnread: 'Non lu',
  isAnswered: 'Répondu',
  empty: 'Pas encore de messages',
  emptyHint: 'Ce que l’on vous écrit depuis la page de contact arrive ici.',
  noneUnread: 'Tout est lu',
  noneUnreadHint: 'Les nouveaux messages de la page de contact arrivent ici.',
  showAll: 'Voir tous les messages',
  back: 'Retour aux messages',
  from: (name) => `Message de la part de ${name}`,
  wroteOn: 'Écrit le',
  replies: 'Réponses',
  reply: 'Répondre par e-mail',
  replyAgain: 'Écrire encore une fois',
  yourReply: 'Votre réponse',
  replyHint: (email) => `Part à ${email}, avec le message reçu en dessous.`,
  replyMissing: 'Veuillez d’abord écrire quelque chose.',
  replyTooLong: `Votre réponse peut avoir au plus ${figure(longest.messageReply)} caractères.`,
  send: 'Envoyer la réponse',
  sent: (name) => `Votre réponse à ${name} est en route.`,
  next: 'Message non lu suivant',
}
