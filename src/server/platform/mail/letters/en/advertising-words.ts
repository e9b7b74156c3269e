import type { Letter, Links } from '../../letter.ts'

/** The last links of every letter about a featured product. */
export const waysOn = (productId: string, links: Links): Pick<Letter, 'button' | 'otherwise' | 'reason'> => ({
  button: { label: 'See the product', href: links.to(`/product/${productId}`) },
  otherwise: { before: 'Any question?', label: 'Write to us', href: links.to('/contact') },
  reason: 'You get this mail because the store that belongs to your account is advertised on Zilbazar.',
})
