import type { resetStorePassword as english } from '../en/reset-store-password.ts'

export const resetStorePassword: typeof english = ({ seed, storeName }, links) => ({
  subject: 'Choisissez un nouveau mot de passe pour votre boutique',
  preview: 'Le lien sert une seule fois, dans l’heure.',
  paragraphs: [
    `Choisissez ici un nouveau mot de passe pour la boutique ${storeName}. Toutes les personnes connectées à la boutique seront déconnectées.`,
  ],
  button: { label: 'Choisir un mot de passe', href: links.withToken('/admin/reset-password', seed) },
  note: 'Le lien sert une seule fois, dans l’heure. Passé ce délai, demandez-en un nouveau sur la page de connexion des boutiques.',
  reason:
    'Vous recevez cet e-mail parce que quelqu’un a demandé un nouveau mot de passe pour la boutique liée à votre compte. Si ce n’était pas vous, laissez-le de côté : le mot de passe reste le même.',
})
