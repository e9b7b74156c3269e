import type * as english from '../en/advertising-words.ts'

export const waysOn: typeof english.waysOn = (productId, links) => ({
  button: { label: 'Voir le produit', href: links.to(`/product/${productId}`) },
  otherwise: { before: 'Une question ?', label: 'Écrivez-nous', href: links.to('/contact') },
  reason: 'Vous recevez cet e-mail parce que Zilbazar fait la publicité de la boutique liée à votre compte.',
})
