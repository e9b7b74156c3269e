import { formatDate } from '#domain/mauritius-time.ts'
import type { feeDeletionWarning as english } from '../en/fee-deletion-warning.ts'
import { rupees } from '../fees.ts'
import { howToPay, period, waysOn } from './fee-words.ts'

export const feeDeletionWarning: typeof english = (window, links) => {
  const { storeName, dueOn, owedCents, deletedOn } = window
  return {
    subject: 'Votre boutique va être supprimée',
    preview: `La boutique ${storeName} disparaît le ${formatDate(deletedOn)} si ses frais ne sont pas payés.`,
    paragraphs: [
      `Les frais de publicité de la boutique ${storeName} ${period(window)}, soit ${rupees(owedCents, 'fr')}, étaient à payer le ${formatDate(dueOn)} et ne sont toujours pas réglés.`,
      `Sans paiement, la boutique ${storeName} est supprimée pour de bon le ${formatDate(deletedOn)}, avec ses produits, ses photos et ses notes. Si vous payez avant ce jour, tout reste comme il est.`,
      ...howToPay(window),
    ],
    ...waysOn(links),
  }
}
