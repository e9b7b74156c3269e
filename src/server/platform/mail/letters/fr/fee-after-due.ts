import { formatDate } from '#domain/mauritius-time.ts'
import type { feeAfterDue as english } from '../en/fee-after-due.ts'
import { rupees } from '../fees.ts'
import { howToPay, period, waysOn } from './fee-words.ts'

export const feeAfterDue: typeof english = (window, links) => {
  const { storeName, dueOn, owedCents, graceEndsOn } = window
  return {
    subject: 'Vos frais de publicité sont à payer',
    preview: `${rupees(owedCents, 'fr')} pour ${storeName}, à payer depuis le ${formatDate(dueOn)}.`,
    paragraphs: [
      `Les frais de publicité de la boutique ${storeName} ${period(window)}, soit ${rupees(owedCents, 'fr')}, étaient à payer le ${formatDate(dueOn)}, et nous ne les avons pas encore reçus.`,
      `Rien ne change pour l’instant : vous avez jusqu’au ${formatDate(graceEndsOn)} pour payer.`,
      ...howToPay(window),
    ],
    ...waysOn(links),
  }
}
