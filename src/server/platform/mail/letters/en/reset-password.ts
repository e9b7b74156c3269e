import type { Letter, Links } from '../../letter.ts'

export function resetPassword({ seed }: { seed: string }, links: Links): Letter {
  return {
    subject: 'Choose a new password',
    preview: 'The link works once, within one hour.',
    paragraphs: [
      'Passwords slip the mind, it happens to everyone. Choose a new one here, and you are back in your account.',
    ],
    button: { label: 'Choose a new password', href: links.withToken('/reset-password', seed) },
    note: 'The link works once, within one hour. After that, ask for a new one on the login page.',
    reason:
      'You get this mail because somebody asked for a new password for this address. If it was not you, leave it: your password stays as it is.',
  }
}
