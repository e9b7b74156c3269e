import type { verifyEmail as english } from '../en/verify-email.ts'

export const verifyEmail: typeof english = ({ seed }, links) => ({
  subject: 'Confirmez votre adresse e-mail',
  preview: 'Un clic, et votre compte Zilbazar est ouvert.',
  paragraphs: [
    'Bienvenue sur Zilbazar, le marché de l’île.',
    'Confirmez que cette adresse est bien la vôtre, et votre compte est ouvert.',
  ],
  button: { label: 'Confirmer mon e-mail', href: links.withToken('/verify-email', seed) },
  note: 'Le lien sert une seule fois, dans les 24 heures. Passé ce délai, la page de connexion vous en envoie un nouveau.',
  reason:
    'Vous recevez cet e-mail parce que quelqu’un s’est inscrit avec cette adresse. Si ce n’était pas vous, laissez-le de côté : sans le lien, rien ne se passe.',
})
