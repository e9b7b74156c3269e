import type { emailChanged as english } from '../en/email-changed.ts'

export const emailChanged: typeof english = ({ oldEmail, newEmail, storeName }, links) => ({
  subject:
    storeName === null
      ? 'Votre adresse e-mail a été changée'
      : 'Votre boutique a une nouvelle adresse e-mail',
  preview: 'Si c’était vous, il n’y a rien à faire.',
  paragraphs: [
    storeName === null
      ? `L’adresse de votre compte vient de passer de ${oldEmail} à ${newEmail}. Vous vous connectez avec la nouvelle, et vos autres appareils sont déconnectés.`
      : `L’adresse de la boutique ${storeName} vient de passer de ${oldEmail} à ${newEmail}. La boutique se connecte avec la nouvelle, et ses autres appareils sont déconnectés.`,
    'Si c’était vous, il n’y a rien à faire. Sinon, écrivez-nous tout de suite : nous vous aiderons à la retrouver.',
  ],
  button: { label: 'Ce n’était pas moi', href: links.to('/contact') },
  reason:
    'Vous recevez cet e-mail parce que nous prévenons l’ancienne et la nouvelle adresse à chaque changement.',
})
