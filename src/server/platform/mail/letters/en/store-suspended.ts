import type { Letter, Links } from '../../letter.ts'
import { linesOf } from '../lines.ts'

export function storeSuspended(
  { storeName, reason }: { storeName: string; reason: string },
  links: Links,
): Letter {
  return {
    subject: 'Your store is suspended',
    preview: `${storeName} is not shown on Zilbazar for now.`,
    paragraphs: [
      `${storeName} and its products are not shown on Zilbazar for now, and its dashboard is closed. This is why:`,
      ...linesOf(reason),
      'Nothing is deleted. Please write to us, so that we can settle it.',
    ],
    button: { label: 'Write to us', href: links.to('/contact') },
    reason: 'You get this mail because the store that belongs to your account is on Zilbazar.',
  }
}
