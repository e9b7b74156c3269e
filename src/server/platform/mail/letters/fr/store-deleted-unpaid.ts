import { formatDate } from '#domain/mauritius-time.ts'
import type { storeDeletedUnpaid as english } from '../en/store-deleted-unpaid.ts'
import { rupees } from '../fees.ts'

export const storeDeletedUnpaid: typeof english = (
  { storeName, dueOn, owedCents, refundCents = 0 },
  links,
) => ({
  subject: 'Votre boutique est supprimée : ses frais n’ont pas été payés',
  preview: `La boutique ${storeName} n’est plus sur Zilbazar.`,
  paragraphs: [
    `La boutique ${storeName} est supprimée pour de bon, avec ses produits, ses photos et ses notes : ${rupees(owedCents, 'fr')} de frais de publicité restent à payer depuis le ${formatDate(dueOn)}, soit depuis plus de trois mois.`,
    ...(refundCents > 0
      ? [
          `Vous aviez payé ${rupees(refundCents, 'fr')} pour une publicité qui n’a pas commencé. Nous vous remboursons la totalité.`,
        ]
      : []),
    'Votre propre compte reste comme il est. Si vous souhaitez un jour montrer de nouveau une boutique, faites simplement une nouvelle demande.',
  ],
  button: { label: 'Visiter Zilbazar', href: links.to('/') },
  otherwise: { before: 'Vous avez payé ?', label: 'Écrivez-nous', href: links.to('/contact') },
  reason: 'Vous recevez cet e-mail parce que la boutique liée à votre compte a été supprimée.',
})
