import type { productRemoved as english } from '../en/product-removed.ts'
import { linesOf } from '../lines.ts'

export const productRemoved: typeof english = ({ title, storeName, reason }, links) => ({
  subject: 'Un de vos produits n’est plus affiché',
  preview: `Nous avons retiré ${title} des pages de la boutique ${storeName}.`,
  paragraphs: [
    `Nous avons retiré « ${title} » des pages de la boutique ${storeName}. Voici pourquoi :`,
    ...linesOf(reason),
    'Vous le trouvez toujours dans votre tableau de bord, où vous pouvez le corriger. Écrivez-nous quand c’est fait, et nous le regarderons de nouveau.',
  ],
  button: { label: 'Ouvrir mon tableau de bord', href: links.to('/admin/login') },
  otherwise: {
    before: 'Vous voyez les choses autrement ?',
    label: 'Écrivez-nous',
    href: links.to('/contact'),
  },
  reason: 'Vous recevez cet e-mail parce que la boutique liée à votre compte est affichée sur Zilbazar.',
})
