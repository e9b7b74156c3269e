import { formatDate } from '#domain/mauritius-time.ts'
import type * as english from '../en/hours-to-confirm.ts'
import { hoursPath } from '../opening-hours.ts'

export const hoursToConfirm: typeof english.hoursToConfirm = ({ storeName, confirmedOn }, links) => ({
  subject: 'Vos horaires sont-ils toujours exacts ?',
  preview: `${storeName} n’a pas confirmé ses horaires depuis six mois.`,
  paragraphs: [
    confirmedOn
      ? `Vous avez confirmé les horaires de ${storeName} pour la dernière fois le ${formatDate(confirmedOn)}.`
      : `Vous n’avez pas confirmé les horaires de ${storeName} depuis six mois.`,
    'S’ils sont toujours exacts, un clic suffit pour le dire, et les clients voient la nouvelle date. Sinon, veuillez les corriger.',
  ],
  button: { label: 'Voir mes horaires', href: links.to(hoursPath) },
  reason:
    'Vous recevez cet e-mail tous les six mois parce qu’une boutique sur Zilbazar est liée à votre compte.',
})
