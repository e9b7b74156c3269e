import type { confirmNewEmail as english } from '../en/confirm-new-email.ts'

export const confirmNewEmail: typeof english = ({ seed, storeName }, links) => ({
  subject: 'Confirmez votre nouvelle adresse e-mail',
  preview: 'L’adresse change quand vous suivez le lien.',
  paragraphs: [
    storeName === null
      ? 'Cette adresse doit devenir la nouvelle adresse de votre compte Zilbazar : vous vous connectez avec elle et nos e-mails arrivent ici.'
      : `Cette adresse doit devenir la nouvelle adresse de la boutique ${storeName} sur Zilbazar : la boutique se connecte avec elle.`,
    'Veuillez confirmer qu’elle est à vous. D’ici là, rien ne change.',
  ],
  button: { label: 'Confirmer la nouvelle adresse', href: links.withToken('/confirm-email', seed) },
  note: 'Le lien fonctionne une fois, pendant 24 heures. Ensuite, demandez-en un nouveau.',
  reason:
    'Vous recevez cet e-mail parce que cette adresse a été indiquée comme nouvelle adresse. Si ce n’était pas vous, laissez-le : sans le lien, il ne se passe rien.',
})
