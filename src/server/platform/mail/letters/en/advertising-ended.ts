import type { Letter, Links } from '../../letter.ts'
import type { AdvertisedProduct } from '../advertised-product.ts'
import { waysOn } from './advertising-words.ts'
import { period } from './fee-words.ts'

export function advertisingEnded(product: AdvertisedProduct, links: Links): Letter {
  const { storeName, title } = product
  return {
    subject: 'The advertising of your product is over',
    preview: `‘${title}’, ${period(product)}.`,
    paragraphs: [
      `The personalised advertising of ${storeName} for ‘${title}’, ${period(product)}, is over. The product stays on Zilbazar as before.`,
      'Visits, calls and other taps are in the statement of the month. Write to us when you would like to go on.',
    ],
    ...waysOn(product.productId, links),
  }
}
