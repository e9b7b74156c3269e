import type { storeDeleted as english } from '../en/store-deleted.ts'
import { rupees } from '../fees.ts'

export const storeDeleted: typeof english = ({ storeName, refundCents }, links) => ({
  subject: 'Votre boutique est supprimée',
  preview: `La boutique ${storeName} n’est plus sur Zilbazar.`,
  paragraphs: [
    `La boutique ${storeName} est supprimée pour de bon, avec ses produits, ses photos et ses notes.`,
    ...(refundCents > 0
      ? [
          `Vous aviez payé ${rupees(refundCents, 'fr')} pour une publicité qui n’a pas commencé. Nous vous remboursons la totalité.`,
        ]
      : []),
    'Votre propre compte reste comme il est. Si vous souhaitez un jour montrer de nouveau une boutique, faites simplement une nouvelle demande.',
  ],
  button: { label: 'Visiter Zilbazar', href: links.to('/') },
  otherwise: { before: 'Ce n’était pas vous ?', label: 'Écrivez-nous', href: links.to('/contact') },
  reason: 'Vous recevez cet e-mail parce que la boutique liée à votre compte a été supprimée.',
})
