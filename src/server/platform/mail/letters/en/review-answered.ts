import type { Letter, Links } from '../../letter.ts'
import { linesOf } from '../lines.ts'

interface Answered {
  storeName: string
  /** The product or the store that was reviewed. */
  of: string
  text: string
  /** Where the review is shown. */
  path: string
}

export function reviewAnswered({ storeName, of, text, path }: Answered, links: Links): Letter {
  return {
    subject: `${storeName} has answered your review`,
    preview: `It is about your review of ${of}.`,
    paragraphs: [`${storeName} has answered your review of ‘${of}’:`, ...linesOf(text)],
    button: { label: 'See my review', href: links.to(path) },
    otherwise: {
      before: 'Is something wrong with the answer? You can report it below your review, or',
      label: 'write to us',
      href: links.to('/contact'),
    },
    reason: 'You get this mail once because you wrote a review on Zilbazar.',
  }
}
