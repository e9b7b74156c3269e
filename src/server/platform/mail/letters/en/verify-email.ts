import type { Letter, Links } from '../../letter.ts'

export function verifyEmail({ seed }: { seed: string }, links: Links): Letter {
  return {
    subject: 'Confirm your email address',
    preview: 'One tap, and your Zilbazar account is open.',
    paragraphs: [
      'Welcome to Zilbazar, the market of the island.',
      'Please confirm that this address is yours, and your account is open.',
    ],
    button: { label: 'Confirm my email', href: links.withToken('/verify-email', seed) },
    note: 'The link works once, within 24 hours. After that, the login page sends you a new one.',
    reason:
      'You get this mail because somebody signed up with this address. If it was not you, leave it: without the link nothing happens.',
  }
}
