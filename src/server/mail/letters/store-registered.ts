import type { Letter, Links } from '../letter.ts'

export function storeRegistered(
  { storeName, storeEmail }: { storeName: string; storeEmail: string },
  links: Links,
): Letter {
  return {
    subject: 'Your store is open',
    preview: `${storeName} is on Zilbazar from now on.`,
    paragraphs: [
      `${storeName} is on Zilbazar from now on, and everybody can find it.`,
      `Your dashboard has a login of its own: ${storeEmail}, with the password you chose for the store. There you add products, set your opening hours and announce what is new.`,
    ],
    button: { label: 'Open my dashboard', href: links.to('/admin/login') },
    otherwise: { before: 'Was it not you?', label: 'Please write to us', href: links.to('/contact') },
    reason: 'You get this mail because a store was registered with your account.',
  }
}
