import type { Letter, Links } from '../../letter.ts'
import { linesOf } from '../lines.ts'

interface Written {
  name: string
  email: string
  message: string
}

export function contactMessage({ name, email, message }: Written, links: Links): Letter {
  return {
    subject: 'A message from the contact form',
    preview: `${name} wrote to you.`,
    paragraphs: [`${name} (${email}) wrote:`, ...linesOf(message)],
    button: { label: 'Open the messages', href: links.to('/owner/messages') },
    note: 'You can reply in the console, or by answering this mail.',
    reason: 'You get this mail because messages to the website owner go to this address.',
    replyTo: email,
  }
}
