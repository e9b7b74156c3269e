import { formatDate } from '#domain/mauritius-time.ts'
import type { feeBeforeDue as english } from '../en/fee-before-due.ts'
import { rupees } from '../fees.ts'
import { howToPay, period, waysOn } from './fee-words.ts'

export const feeBeforeDue: typeof english = (window, links) => {
  const { storeName, dueOn, owedCents } = window
  return {
    subject: 'Votre prochain mois de publicité',
    preview: `${rupees(owedCents, 'fr')} pour ${storeName}, au plus tard le ${formatDate(dueOn)}.`,
    paragraphs: [
      `Le prochain mois de publicité de la boutique ${storeName} va ${period(window)}. Il coûte ${rupees(owedCents, 'fr')}, à payer au plus tard le ${formatDate(dueOn)}.`,
      ...howToPay(window),
    ],
    ...waysOn(links),
  }
}
