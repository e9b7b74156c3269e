import type { photoRefused as english } from '../en/photo-refused.ts'
import { linesOf } from '../lines.ts'

export const photoRefused: typeof english = ({ of, reason }, links) => ({
  subject: 'Une photo de votre avis n’est pas affichée',
  preview: `Nous avons supprimé une photo de votre avis sur ${of}.`,
  paragraphs: [
    `Nous avons supprimé une photo de votre avis sur « ${of} ». L’avis lui-même reste. Voici pourquoi :`,
    ...linesOf(reason),
  ],
  button: { label: 'Lire nos conditions', href: links.to('/terms') },
  otherwise: {
    before: 'Vous voyez les choses autrement ?',
    label: 'Écrivez-nous',
    href: links.to('/contact'),
  },
  reason: 'Vous recevez cet e-mail parce que vous avez écrit un avis sur Zilbazar.',
})
