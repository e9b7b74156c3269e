import { formatDate } from '#domain/mauritius-time.ts'
import type { advertisingScheduled as english } from '../en/advertising-scheduled.ts'
import { waysOn } from './advertising-words.ts'
import { period } from './fee-words.ts'

export const advertisingScheduled: typeof english = (product, links) => {
  const { storeName, title, startsOn, endsOn } = product
  return {
    subject: 'Votre produit sera à la une',
    preview: `« ${title} », ${period(product)}.`,
    paragraphs: [
      `Merci pour le paiement de la publicité personnalisée de ${storeName}.`,
      `« ${title} » est parmi les produits à la une ${period(product)}. Il y entre au début du ${formatDate(startsOn)} et en sort à la fin du ${formatDate(endsOn)}, de lui-même.`,
      'Tant que le produit ou la boutique ne sont pas affichés, il n’est pas à la une non plus.',
    ],
    ...waysOn(product.productId, links),
  }
}
