import type { alreadyRegistered as english } from '../en/already-registered.ts'

export const alreadyRegistered: typeof english = (_, links) => ({
  subject: 'Vous avez déjà un compte',
  preview: 'Nous connaissons votre adresse : il suffit de vous connecter.',
  paragraphs: [
    'Quelqu’un, sans doute vous, vient d’essayer de s’inscrire avec cette adresse. Elle a déjà un compte ; rien n’a donc été changé.',
    'Il vous suffit de vous connecter.',
  ],
  button: { label: 'Se connecter', href: links.to('/login') },
  otherwise: {
    before: 'Mot de passe oublié ?',
    label: 'Choisissez-en un nouveau',
    href: links.to('/forgot-password'),
  },
  reason:
    'Vous recevez cet e-mail parce que quelqu’un a saisi votre adresse pour s’inscrire. Si ce n’était pas vous, il n’y a rien à faire : votre compte est en sécurité.',
})
