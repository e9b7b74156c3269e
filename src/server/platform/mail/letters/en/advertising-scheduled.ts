import { formatDate } from '#domain/mauritius-time.ts'
import type { Letter, Links } from '../../letter.ts'
import type { AdvertisedProduct } from '../advertised-product.ts'
import { waysOn } from './advertising-words.ts'
import { period } from './fee-words.ts'

export function advertisingScheduled(product: AdvertisedProduct, links: Links): Letter {
  const { storeName, title, startsOn, endsOn } = product
  return {
    subject: 'Your product will be featured',
    preview: `‘${title}’, ${period(product)}.`,
    paragraphs: [
      `Thank you for the payment for personalised advertising of ${storeName}.`,
      `‘${title}’ is among the featured products ${period(product)}. It starts at the beginning of ${formatDate(startsOn)} and leaves at the end of ${formatDate(endsOn)}, by itself.`,
      'While the product or the store is not shown, it is not featured either.',
    ],
    ...waysOn(product.productId, links),
  }
}
