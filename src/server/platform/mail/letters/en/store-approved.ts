import type { StoreChecks } from '#domain/store-checks.ts'
import type { Letter, Links } from '../../letter.ts'
import { checkWords } from './check-words.ts'

export function storeApproved(
  { checks = { verifiedUntil: null, halalCheckedUntil: null } }: { checks?: StoreChecks },
  links: Links,
): Letter {
  const badges = checkWords(checks)
  return {
    subject: 'Your store may open',
    preview: 'You are approved: register your store and show it to the island.',
    paragraphs: [
      'Good news: we have checked your application, and you may open your store on Zilbazar.',
      ...(badges.length > 0
        ? [`Your store will be open with what we have checked. ${badges.join(' ')}`]
        : []),
      'Log in with this address, then register the store: its name, where it is, what it sells, and a picture.',
    ],
    button: { label: 'Register my store', href: links.to('/admin/signup') },
    otherwise: { before: 'Any question?', label: 'Write to us', href: links.to('/contact') },
    reason: 'You get this mail because you asked to show a store on Zilbazar.',
  }
}
