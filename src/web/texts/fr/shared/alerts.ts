import type { alertOffers as english } from '../../en/shared/alerts.ts'

export const alertOffers: typeof english = {
  follow: 'Suivre',
  following: 'Suivie',
  followThis: (name) => `Suivre ${name} : être prévenu des nouveaux produits`,
  unfollowThis: (name) => `Suivie : ${name}. Ne plus suivre`,
  saveSearch: ['M’alerter', 'des nouveaux produits'],
  searchSaved: ['Alerte créée', 'pour les nouveaux produits'],
  failed: 'Ce n’est pas enregistré. Veuillez réessayer.',
  how: 'Comment vous prévenir ?',
  howHint: 'Rien n’est envoyé avant votre choix. Chaque e-mail a un lien pour arrêter.',
  daily: 'Un e-mail par jour',
  atOnce: 'Un e-mail tout de suite',
  more: 'Plus de choix',
}
