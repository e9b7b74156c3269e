import type { Letter, Links } from '../../letter.ts'

export function resetStorePassword(
  { seed, storeName }: { seed: string; storeName: string },
  links: Links,
): Letter {
  return {
    subject: 'Choose a new password for your store',
    preview: 'The link works once, within one hour.',
    paragraphs: [
      `Choose a new password for ${storeName} here. Everyone who is logged in to the store will be logged out.`,
    ],
    button: { label: 'Choose a new password', href: links.withToken('/admin/reset-password', seed) },
    note: 'The link works once, within one hour. After that, ask for a new one on the login page of stores.',
    reason:
      'You get this mail because somebody asked for a new password for the store that belongs to your account. If it was not you, leave it: the password stays as it is.',
  }
}
