import type { storeSecurity as english } from '../../en/store-owner/security.ts'

/** The store's password and its sessions, in the dashboard. */
export const storeSecurity: typeof english = {
  password: 'Mot de passe de la boutique',
  passwordText:
    'Celui avec lequel la boutique se connecte, pas celui de votre propre compte. Partout ailleurs, la boutique sera déconnectée.',
  changePassword: 'Changer le mot de passe de la boutique',
  sessions: 'Où votre boutique est connectée',
  sessionsText:
    'Si vous ne reconnaissez pas un appareil, déconnectez-le et changez le mot de passe de la boutique.',
  endOthers: 'Déconnecter tous les autres appareils',
  factorFailed: 'La double authentification n’a pas pu être chargée.',
  news: 'Un e-mail par mois',
  newsText:
    'Le premier jour de chaque mois, nous vous envoyons les chiffres du mois passé. Les e-mails sur vos frais, votre compte et nos décisions arrivent dans tous les cas.',
  newsLabel: 'M’envoyer les chiffres du mois',
  newsFailed: 'Votre choix n’a pas pu être chargé.',
  failed: 'Les sessions de votre boutique n’ont pas pu être chargées.',
}
