import { formatDate } from '#domain/mauritius-time.ts'
import type { Letter, Links } from '../../letter.ts'
import { rupees } from '../fees.ts'

export function storeDeletedUnpaid(
  { storeName, dueOn, owedCents }: { storeName: string; dueOn: string; owedCents: number },
  links: Links,
): Letter {
  return {
    subject: 'Your store is deleted: its fee was not paid',
    preview: `${storeName} is no longer on Zilbazar.`,
    paragraphs: [
      `${storeName} is deleted for good, with its products, pictures and ratings: ${rupees(owedCents)} for its advertising has been open since ${formatDate(dueOn)}, for more than three months.`,
      'Your own account stays as it is. Should you want to show a store again one day, just apply again.',
    ],
    button: { label: 'Visit Zilbazar', href: links.to('/') },
    otherwise: { before: 'Did you pay?', label: 'Please write to us', href: links.to('/contact') },
    reason: 'You get this mail because the store that belongs to your account was deleted.',
  }
}
