import type { shownAgain as english } from '../en/shown-again.ts'

export const shownAgain: typeof english = ({ name, path }, links) => ({
  subject: 'De nouveau sur Zilbazar',
  preview: `${name} est de retour.`,
  paragraphs: [`« ${name} » est de nouveau sur Zilbazar, comme avant, et visible par tout le monde.`],
  button: { label: 'Voir la page', href: links.to(path) },
  otherwise: { before: 'Une question ?', label: 'Écrivez-nous', href: links.to('/contact') },
  reason: 'Vous recevez cet e-mail parce que la boutique liée à votre compte est affichée sur Zilbazar.',
})
