import type { Letter, Links } from '../../letter.ts'
import type { AdvertisedProduct } from '../advertised-product.ts'
import { waysOn } from './advertising-words.ts'
import { period } from './fee-words.ts'

export function advertisingTakenBack(
  product: AdvertisedProduct & { hasBegun: boolean },
  links: Links,
): Letter {
  const { storeName, title, hasBegun } = product
  return {
    subject: 'Your product is not featured any more',
    preview: `‘${title}’: the payment was paid back.`,
    paragraphs: [
      hasBegun
        ? `A payment of ${storeName} for personalised advertising was paid back. ‘${title}’ is no longer among the featured products.`
        : `A payment of ${storeName} for personalised advertising was paid back. ‘${title}’ will not be featured ${period(product)}.`,
      'The product stays on Zilbazar as before.',
    ],
    ...waysOn(product.productId, links),
  }
}
