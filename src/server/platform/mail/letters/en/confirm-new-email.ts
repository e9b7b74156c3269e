import type { Letter, Links } from '../../letter.ts'

export function confirmNewEmail(
  { seed, storeName }: { seed: string; storeName: string | null },
  links: Links,
): Letter {
  return {
    subject: 'Confirm your new email address',
    preview: 'The address changes when you follow the link.',
    paragraphs: [
      storeName === null
        ? 'This address is to become the new address of your Zilbazar account: you log in with it, and our mails come here.'
        : `This address is to become the new address of ${storeName} on Zilbazar: the store logs in with it.`,
      'Please confirm that it is yours. Until then nothing changes.',
    ],
    button: { label: 'Confirm the new address', href: links.withToken('/confirm-email', seed) },
    note: 'The link works once, within 24 hours. After that, ask for a new one.',
    reason:
      'You get this mail because this address was given as a new one. If it was not you, leave it: without the link nothing happens.',
  }
}
