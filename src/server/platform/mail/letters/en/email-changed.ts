import type { Letter, Links } from '../../letter.ts'

interface Changed {
  oldEmail: string
  newEmail: string
  /** None when it is the address of a person. */
  storeName: string | null
}

export function emailChanged({ oldEmail, newEmail, storeName }: Changed, links: Links): Letter {
  return {
    subject: storeName === null ? 'Your email address was changed' : 'Your store has a new email address',
    preview: 'If it was you, there is nothing to do.',
    paragraphs: [
      storeName === null
        ? `The address of your account was just changed from ${oldEmail} to ${newEmail}. You log in with the new one, and your other devices are logged out.`
        : `The address of ${storeName} was just changed from ${oldEmail} to ${newEmail}. The store logs in with the new one, and its other devices are logged out.`,
      'If it was you, there is nothing to do. If not, write to us at once: we will help you to get it back.',
    ],
    button: { label: 'It was not me', href: links.to('/contact') },
    reason: 'You get this mail because we tell the old and the new address whenever one of them changes.',
  }
}
