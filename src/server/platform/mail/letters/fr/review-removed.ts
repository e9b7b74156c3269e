import type { reviewRemoved as english } from '../en/review-removed.ts'
import { linesOf } from '../lines.ts'

export const reviewRemoved: typeof english = ({ of, reason }, links) => ({
  subject: 'Votre avis a été retiré',
  preview: `Votre avis sur ${of} n’est plus sur Zilbazar.`,
  paragraphs: [
    `Nous avons retiré votre avis sur « ${of} », et ses étoiles ne comptent plus. Voici pourquoi :`,
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
