import type { reviewAnswered as english } from '../en/review-answered.ts'
import { linesOf } from '../lines.ts'

export const reviewAnswered: typeof english = ({ storeName, of, text, path }, links) => ({
  subject: `${storeName} a répondu à votre avis`,
  preview: `Il s’agit de votre avis sur ${of}.`,
  paragraphs: [`${storeName} a répondu à votre avis sur « ${of} » :`, ...linesOf(text)],
  button: { label: 'Voir mon avis', href: links.to(path) },
  otherwise: {
    before: 'Quelque chose ne va pas dans cette réponse ? Vous pouvez la signaler sous votre avis, ou',
    label: 'nous écrire',
    href: links.to('/contact'),
  },
  reason: 'Vous recevez cet e-mail une seule fois parce que vous avez écrit un avis sur Zilbazar.',
})
