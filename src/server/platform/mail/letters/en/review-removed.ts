import type { Letter, Links } from '../../letter.ts'
import { linesOf } from '../lines.ts'

export function reviewRemoved({ of, reason }: { of: string; reason: string }, links: Links): Letter {
  return {
    subject: 'Your review was removed',
    preview: `Your review of ${of} is no longer on Zilbazar.`,
    paragraphs: [
      `We have removed your review of ‘${of}’, and its stars no longer count. This is why:`,
      ...linesOf(reason),
    ],
    button: { label: 'Read our terms', href: links.to('/terms') },
    otherwise: { before: 'Do you see it differently?', label: 'Write to us', href: links.to('/contact') },
    reason: 'You get this mail because you wrote a review on Zilbazar.',
  }
}
