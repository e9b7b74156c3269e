import type { Letter, Links } from '../../letter.ts'
import { linesOf } from '../lines.ts'

interface Reply {
  text: string
  /** The message that it answers. */
  message: string
  replyTo: string | null
}

export function contactReply({ text, message, replyTo }: Reply, links: Links): Letter {
  return {
    subject: 'Our answer to your message',
    preview: 'You wrote to Zilbazar; here is our answer.',
    paragraphs: linesOf(text),
    button: { label: 'Open Zilbazar', href: links.to('/') },
    otherwise: { before: 'Anything else?', label: 'Write to us', href: links.to('/contact') },
    note: `You wrote: ${linesOf(message).join(' ')}`,
    reason: 'You get this mail because you wrote to us through the contact form.',
    replyTo: replyTo ?? undefined,
  }
}
