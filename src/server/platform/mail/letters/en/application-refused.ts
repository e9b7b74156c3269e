import type { Letter, Links } from '../../letter.ts'
import { linesOf } from '../lines.ts'

export function applicationRefused(
  { businessName, reason }: { businessName: string; reason: string },
  links: Links,
): Letter {
  return {
    subject: 'We cannot approve your application',
    preview: `We have looked at your application for ${businessName}.`,
    paragraphs: [
      `We have looked at your application for ${businessName}, and we cannot approve it as it is. This is why:`,
      ...linesOf(reason),
      'Your account stays as it is. When things have changed, you are welcome to apply again.',
    ],
    button: { label: 'See my application', href: links.to('/display-request') },
    otherwise: { before: 'Do you see it differently?', label: 'Write to us', href: links.to('/contact') },
    reason: 'You get this mail because you asked to show a store on Zilbazar.',
  }
}
