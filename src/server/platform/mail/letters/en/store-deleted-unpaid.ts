import { formatDate } from '#domain/mauritius-time.ts'
import type { Letter, Links } from '../../letter.ts'
import { rupees } from '../fees.ts'

interface UnpaidDeletion {
  storeName: string
  dueOn: string
  owedCents: number
  /** Left out in letters that were queued before it was named. */
  refundCents?: number
}

export function storeDeletedUnpaid(
  { storeName, dueOn, owedCents, refundCents = 0 }: UnpaidDeletion,
  links: Links,
): Letter {
  return {
    subject: 'Your store is deleted: its fee was not paid',
    preview: `${storeName} is no longer on Zilbazar.`,
    paragraphs: [
      `${storeName} is deleted for good, with its products, pictures and ratings: ${rupees(owedCents, 'en')} for its advertising has been open since ${formatDate(dueOn)}, for more than three months.`,
      ...(refundCents > 0
        ? [
            `You had paid ${rupees(refundCents, 'en')} for advertising that has not begun. We pay all of it back to you.`,
          ]
        : []),
      'Your own account stays as it is. Should you want to show a store again one day, just apply again.',
    ],
    button: { label: 'Visit Zilbazar', href: links.to('/') },
    otherwise: { before: 'Did you pay?', label: 'Please write to us', href: links.to('/contact') },
    reason: 'You get this mail because the store that belongs to your account was deleted.',
  }
}
