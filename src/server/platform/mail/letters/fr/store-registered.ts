import { formatDate } from '#domain/mauritius-time.ts'
import type { storeRegistered as english } from '../en/store-registered.ts'
import { rupees } from '../fees.ts'
import { howToPay } from './fee-words.ts'

export const storeRegistered: typeof english = (
  { storeName, storeEmail, advertisedFrom, monthlyCents, ways, reference },
  links,
) => ({
  subject: 'Votre boutique est ouverte',
  preview: `La boutique ${storeName} est désormais sur Zilbazar.`,
  paragraphs: [
    `La boutique ${storeName} est désormais sur Zilbazar, et tout le monde peut la trouver.`,
    `Votre tableau de bord a sa propre connexion : ${storeEmail}, avec le mot de passe choisi pour la boutique. Vous y ajoutez vos produits, indiquez vos horaires et annoncez ce qu’il y a de nouveau.`,
    `Votre premier mois de publicité commence le ${formatDate(advertisedFrom)} et coûte ${rupees(monthlyCents, 'fr')}, à payer avant ce jour.`,
    ...howToPay({ ways, reference }),
  ],
  button: { label: 'Ouvrir mon tableau de bord', href: links.to('/admin/login') },
  otherwise: { before: 'Ce n’était pas vous ?', label: 'Écrivez-nous', href: links.to('/contact') },
  reason: 'Vous recevez cet e-mail parce qu’une boutique a été inscrite avec votre compte.',
})
