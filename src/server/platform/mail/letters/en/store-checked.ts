import type { StoreChecks } from '#domain/store-checks.ts'
import type { Letter, Links } from '../../letter.ts'
import { checkWords } from './check-words.ts'

export function storeChecked(
  { storeId, storeName, checks }: { storeId: string; storeName: string; checks: StoreChecks },
  links: Links,
): Letter {
  const badges = checkWords(checks)
  return {
    subject: 'What we have checked about your store',
    preview: `The badges of ${storeName} have changed.`,
    paragraphs: [
      `The badges of ${storeName} on Zilbazar have changed.`,
      badges.length > 0 ? badges.join(' ') : 'It carries none at the moment.',
    ],
    button: { label: 'See my store', href: links.to(`/store/${storeId}`) },
    otherwise: { before: 'Any question?', label: 'Write to us', href: links.to('/contact') },
    reason: 'You get this mail because the store that belongs to your account is shown on Zilbazar.',
  }
}
