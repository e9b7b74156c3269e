import type { Letter, Links } from '../../letter.ts'

export function storePasswordChanged({ storeName }: { storeName: string }, links: Links): Letter {
  return {
    subject: 'Your store has a new password',
    preview: 'If it was you, there is nothing to do.',
    paragraphs: [
      `${storeName} was just given a new password, and everyone in its dashboard is logged out.`,
      'If it was you, there is nothing to do. If not, somebody knows the password of your account: choose a new one right away, and then one for the store.',
    ],
    button: { label: 'It was not me', href: links.to('/forgot-password') },
    reason: 'You get this mail because we tell you whenever your store is given a new password.',
  }
}
