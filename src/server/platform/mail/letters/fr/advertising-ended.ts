import type { advertisingEnded as english } from '../en/advertising-ended.ts'
import { waysOn } from './advertising-words.ts'
import { period } from './fee-words.ts'

export const advertisingEnded: typeof english = (product, links) => {
  const { storeName, title } = product
  return {
    subject: 'La publicité de votre produit est terminée',
    preview: `« ${title} », ${period(product)}.`,
    paragraphs: [
      `La publicité personnalisée de ${storeName} pour « ${title} », ${period(product)}, est terminée. Le produit reste sur Zilbazar comme avant.`,
      'Les visites, les appels et les autres contacts figurent dans le relevé du mois. Écrivez-nous si vous souhaitez continuer.',
    ],
    ...waysOn(product.productId, links),
  }
}
