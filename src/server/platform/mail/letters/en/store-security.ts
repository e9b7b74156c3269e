import type { Letter, Links } from '../../letter.ts'
import { linesOf } from '../lines.ts'

const words = {
  'second-factor': {
    subject: 'Your store has a second factor',
    happened: (store: string) =>
      `A second factor was just set up for ${store}. From now on its dashboard asks for a code from the phone as well, and everyone in it is logged out.`,
  },
  'recovery-codes': {
    subject: 'Your store has new recovery codes',
    happened: (store: string) =>
      `New recovery codes were just made for the dashboard of ${store}; the old ones are void.`,
  },
  'second-factor-off': {
    subject: 'Your store has no second factor any more',
    happened: (store: string) =>
      `The second factor of ${store} was just switched off. The password alone opens its dashboard now.`,
  },
}

export interface StoreSecurity {
  changed: keyof typeof words
  storeName: string
  /** Why the website owner switched it off. */
  reason?: string
}

export function storeSecurity({ changed, storeName, reason }: StoreSecurity, links: Links): Letter {
  const { subject, happened } = words[changed]
  return {
    subject,
    preview: 'If it was you, there is nothing to do.',
    paragraphs: [
      happened(storeName),
      ...(reason ? ['We did this on request. This is why:', ...linesOf(reason)] : []),
      'If you wanted this, there is nothing to do. If not, give the store a new password right away, and tell us.',
    ],
    button: { label: 'New password for the store', href: links.to('/admin/login?forgot=true') },
    reason: 'You get this mail because we tell you whenever the way into your store’s dashboard changes.',
  }
}
