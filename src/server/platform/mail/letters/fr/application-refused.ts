import type { applicationRefused as english } from '../en/application-refused.ts'
import { linesOf } from '../lines.ts'

export const applicationRefused: typeof english = ({ businessName, reason }, links) => ({
  subject: 'Nous ne pouvons pas approuver votre demande',
  preview: `Nous avons examiné votre demande pour ${businessName}.`,
  paragraphs: [
    `Nous avons examiné votre demande pour ${businessName}, et nous ne pouvons pas l’approuver telle quelle. Voici pourquoi :`,
    ...linesOf(reason),
    'Votre compte reste comme il est. Quand les choses auront changé, une nouvelle demande sera la bienvenue.',
  ],
  button: { label: 'Voir ma demande', href: links.to('/display-request') },
  otherwise: {
    before: 'Vous voyez les choses autrement ?',
    label: 'Écrivez-nous',
    href: links.to('/contact'),
  },
  reason: 'Vous recevez cet e-mail parce que vous avez demandé à montrer une boutique sur Zilbazar.',
})
