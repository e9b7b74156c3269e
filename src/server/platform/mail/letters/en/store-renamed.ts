import type { Letter, Links } from '../../letter.ts'
import { linesOf } from '../lines.ts'

interface Renamed {
  storeId: string
  name: { from: string; to: string }
  /** Such as 'Food › Bakery'. */
  category: { from: string; to: string }
  reason: string
}

export function storeRenamed({ storeId, name, category, reason }: Renamed, links: Links): Letter {
  return {
    subject: 'We have changed the details of your store',
    preview: `What has changed for ${name.to}.`,
    paragraphs: [
      ...(name.from === name.to ? [] : [`The name: ‘${name.from}’ is now ‘${name.to}’.`]),
      ...(category.from === category.to ? [] : [`The category: ‘${category.from}’ is now ‘${category.to}’.`]),
      'This is why:',
      ...linesOf(reason),
      'The change shows everywhere on the site already. Receipts of earlier months keep the name they had.',
    ],
    button: { label: 'See my store', href: links.to(`/store/${storeId}`) },
    otherwise: { before: 'Is something wrong?', label: 'Write to us', href: links.to('/contact') },
    reason: 'You get this mail because the store that belongs to your account is shown on Zilbazar.',
  }
}
