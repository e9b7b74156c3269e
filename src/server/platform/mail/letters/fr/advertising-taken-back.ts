import type { advertisingTakenBack as english } from '../en/advertising-taken-back.ts'
import { waysOn } from './advertising-words.ts'
import { period } from './fee-words.ts'

export const advertisingTakenBack: typeof english = (product, links) => {
  const { storeName, title, hasBegun } = product
  return {
    subject: 'Votre produit n’est plus à la une',
    preview: `« ${title} » : le paiement a été remboursé.`,
    paragraphs: [
      hasBegun
        ? `Un paiement de ${storeName} pour une publicité personnalisée a été remboursé. « ${title} » n’est plus parmi les produits à la une.`
        : `Un paiement de ${storeName} pour une publicité personnalisée a été remboursé. « ${title} » ne sera pas à la une ${period(product)}.`,
      'Le produit reste sur Zilbazar comme avant.',
    ],
    ...waysOn(product.productId, links),
  }
}
