import type { passwordChanged as english } from '../en/password-changed.ts'

export const passwordChanged: typeof english = (_, links) => ({
  subject: 'Votre mot de passe a été changé',
  preview: 'Si c’était vous, il n’y a rien à faire.',
  paragraphs: [
    'Le mot de passe de votre compte vient d’être changé, et vos autres appareils sont déconnectés.',
    'Si c’était vous, il n’y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe : cela déconnecte la personne qui l’a fait.',
  ],
  button: { label: 'Ce n’était pas moi', href: links.to('/forgot-password') },
  reason:
    'Vous recevez cet e-mail parce que nous vous prévenons chaque fois que le mot de passe de votre compte change.',
})
