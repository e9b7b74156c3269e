import type { Letter, Links } from '../../letter.ts'
import { linesOf } from '../lines.ts'

export function photoRefused({ of, reason }: { of: string; reason: string }, links: Links): Letter {
  return {
    subject: 'A photo of your review is not shown',
    preview: `We have deleted a photo of your review of ${of}.`,
    paragraphs: [
      `We have deleted a photo of your review of ‘${of}’. The review itself stays. This is why:`,
      ...linesOf(reason),
    ],
    button: { label: 'Read our terms', href: links.to('/terms') },
    otherwise: { before: 'Do you see it differently?', label: 'Write to us', href: links.to('/contact') },
    reason: 'You get this mail because you wrote a review on Zilbazar.',
  }
}
