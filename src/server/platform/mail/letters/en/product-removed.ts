import type { Letter, Links } from '../../letter.ts'
import { linesOf } from '../lines.ts'

export function productRemoved(
  { title, storeName, reason }: { title: string; storeName: string; reason: string },
  links: Links,
): Letter {
  return {
    subject: 'A product of yours is no longer shown',
    preview: `We have taken ${title} off the pages of ${storeName}.`,
    paragraphs: [
      `We have taken ‘${title}’ off the pages of ${storeName}. This is why:`,
      ...linesOf(reason),
      'You still find it in your dashboard, where you can correct it. Write to us when you have, and we will look at it again.',
    ],
    button: { label: 'Open my dashboard', href: links.to('/admin/login') },
    otherwise: { before: 'Do you see it differently?', label: 'Write to us', href: links.to('/contact') },
    reason: 'You get this mail because the store that belongs to your account is shown on Zilbazar.',
  }
}
