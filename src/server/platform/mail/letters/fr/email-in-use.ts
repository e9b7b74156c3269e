import type { emailInUse as english } from '../en/email-in-use.ts'

export const emailInUse: typeof english = ({ isStore }, links) => ({
  subject: isStore
    ? 'Cette adresse appartient déjà à une boutique'
    : 'Cette adresse appartient déjà à un compte',
  preview: 'Rien n’a changé.',
  paragraphs: [
    isStore
      ? 'Quelqu’un a demandé cette adresse pour une autre boutique. Elle appartient déjà à une boutique ici ; rien n’a donc changé.'
      : 'Quelqu’un a demandé cette adresse pour un autre compte. Elle appartient déjà à un compte ici ; rien n’a donc changé.',
    'C’était vous ? Connectez-vous alors avec cette adresse, ou choisissez-en une autre pour le changement.',
  ],
  button: { label: 'Se connecter', href: links.to(isStore ? '/admin/login' : '/login') },
  otherwise: {
    before: 'Vous avez oublié le mot de passe ?',
    label: 'Choisissez-en un nouveau',
    href: links.to('/forgot-password'),
  },
  reason:
    'Vous recevez cet e-mail parce que cette adresse a été indiquée comme nouvelle adresse. Si ce n’était pas vous, laissez-le.',
})
