import { formatDate } from '#domain/mauritius-time.ts'
import type { Letter, Links } from '../../letter.ts'
import { type HowToPay, rupees } from '../fees.ts'
import { howToPay } from './fee-words.ts'

interface NewStore extends HowToPay {
  storeName: string
  storeEmail: string
  advertisedFrom: string
  monthlyCents: number
}

export function storeRegistered(
  { storeName, storeEmail, advertisedFrom, monthlyCents, ways, reference }: NewStore,
  links: Links,
): Letter {
  return {
    subject: 'Your store is open',
    preview: `${storeName} is on Zilbazar from now on.`,
    paragraphs: [
      `${storeName} is on Zilbazar from now on, and everybody can find it.`,
      `Your dashboard has a login of its own: ${storeEmail}, with the password you chose for the store. There you add products, set your opening hours and announce what is new.`,
      `Your first month of advertising begins on ${formatDate(advertisedFrom)} and costs ${rupees(monthlyCents, 'en')}, payable before that day.`,
      ...howToPay({ ways, reference }),
    ],
    button: { label: 'Open my dashboard', href: links.to('/admin/login') },
    otherwise: { before: 'Was it not you?', label: 'Please write to us', href: links.to('/contact') },
    reason: 'You get this mail because a store was registered with your account.',
  }
}
