import type { Letter, Links } from '../../letter.ts'
import { linesOf } from '../lines.ts'

/** To a store about itself, a product or an answer, or to the author of a review. */
export function warning(
  { about, text, isReview, isAnswer }: { about: string; text: string; isReview: boolean; isAnswer?: boolean },
  links: Links,
): Letter {
  const what = isReview
    ? `your review of ‘${about}’`
    : isAnswer
      ? `your answer to a review of ‘${about}’`
      : `‘${about}’`
  return {
    subject: 'Please change something on Zilbazar',
    preview: `It is about ${what}.`,
    paragraphs: [
      `Somebody told us about ${what}, and we have looked at it. Please read what we have to say:`,
      ...linesOf(text),
      'It stays as it is for now. Should nothing change, we may take it off our pages.',
    ],
    button: isReview
      ? { label: 'Open Zilbazar', href: links.to('/') }
      : { label: 'Open my dashboard', href: links.to('/admin/login') },
    otherwise: { before: 'Do you see it differently?', label: 'Write to us', href: links.to('/contact') },
    reason: isReview
      ? 'You get this mail because you wrote a review on Zilbazar.'
      : 'You get this mail because the store that belongs to your account is shown on Zilbazar.',
  }
}
