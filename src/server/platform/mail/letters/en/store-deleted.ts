import type { Letter, Links } from '../../letter.ts'
import { rupees } from '../fees.ts'

export function storeDeleted(
  { storeName, refundCents }: { storeName: string; refundCents: number },
  links: Links,
): Letter {
  return {
    subject: 'Your store is deleted',
    preview: `${storeName} is no longer on Zilbazar.`,
    paragraphs: [
      `${storeName} is deleted for good, with its products, pictures and ratings.`,
      ...(refundCents > 0
        ? [
            `You had paid ${rupees(refundCents, 'en')} for advertising that has not begun. We pay all of it back to you.`,
          ]
        : []),
      'Your own account stays as it is. Should you want to show a store again one day, just apply again.',
    ],
    button: { label: 'Visit Zilbazar', href: links.to('/') },
    otherwise: { before: 'Was it not you?', label: 'Please write to us', href: links.to('/contact') },
    reason: 'You get this mail because the store that belongs to your account was deleted.',
  }
}
