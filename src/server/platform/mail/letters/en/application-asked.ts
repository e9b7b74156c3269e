import type { Letter, Links } from '../../letter.ts'
import { linesOf } from '../lines.ts'

export function applicationAsked(
  { businessName, question }: { businessName: string; question: string },
  links: Links,
): Letter {
  return {
    subject: 'A question about your application',
    preview: `Before we decide about ${businessName}, we would like to know something.`,
    paragraphs: [
      `Thank you for wanting to show ${businessName} on Zilbazar. Before we decide, we would like to know something:`,
      ...linesOf(question),
      'Please answer on the page of your application. We go on as soon as your answer is there.',
    ],
    button: { label: 'Answer the question', href: links.to('/display-request') },
    otherwise: { before: 'Would you rather write?', label: 'Write to us', href: links.to('/contact') },
    reason: 'You get this mail because you asked to show a store on Zilbazar.',
  }
}
