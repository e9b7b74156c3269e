import type { Letter, Links } from '../../letter.ts'
import { linesOf } from '../lines.ts'

export function answerRemoved(
  { of, storeName, reason }: { of: string; storeName: string; reason: string },
  links: Links,
): Letter {
  return {
    subject: 'Your answer to a review was removed',
    preview: `${storeName} had answered a review of ${of}.`,
    paragraphs: [
      `We have removed what ${storeName} answered to a review of ‘${of}’. This is why:`,
      ...linesOf(reason),
      'The review stays, and this review cannot be answered again.',
    ],
    button: { label: 'Open my dashboard', href: links.to('/admin/login') },
    otherwise: { before: 'Do you see it differently?', label: 'Write to us', href: links.to('/contact') },
    reason: 'You get this mail because the store that belongs to your account is shown on Zilbazar.',
  }
}
