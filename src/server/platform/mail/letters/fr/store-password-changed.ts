import type { storePasswordChanged as english } from '../en/store-password-changed.ts'

export const storePasswordChanged: typeof english = ({ storeName }, links) => ({
  subject: 'Votre boutique a un nouveau mot de passe',
  preview: 'Si c’était vous, il n’y a rien à faire.',
  paragraphs: [
    `La boutique ${storeName} vient de recevoir un nouveau mot de passe, et toutes les sessions de son tableau de bord sont fermées.`,
    'Si c’était vous, il n’y a rien à faire. Sinon, quelqu’un connaît le mot de passe de votre compte : choisissez-en un nouveau tout de suite, puis un autre pour la boutique.',
  ],
  button: { label: 'Ce n’était pas moi', href: links.to('/forgot-password') },
  reason:
    'Vous recevez cet e-mail parce que nous vous prévenons chaque fois que votre boutique reçoit un nouveau mot de passe.',
})
