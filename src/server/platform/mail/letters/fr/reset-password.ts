import type { resetPassword as english } from '../en/reset-password.ts'

export const resetPassword: typeof english = ({ seed }, links) => ({
  subject: 'Choisissez un nouveau mot de passe',
  preview: 'Le lien sert une seule fois, dans l’heure.',
  paragraphs: [
    'Oublier un mot de passe, cela arrive à tout le monde. Choisissez-en un nouveau ici, et vous retrouvez votre compte.',
  ],
  button: { label: 'Choisir un mot de passe', href: links.withToken('/reset-password', seed) },
  note: 'Le lien sert une seule fois, dans l’heure. Passé ce délai, demandez-en un nouveau sur la page de connexion.',
  reason:
    'Vous recevez cet e-mail parce que quelqu’un a demandé un nouveau mot de passe pour cette adresse. Si ce n’était pas vous, laissez-le de côté : votre mot de passe reste le même.',
})
