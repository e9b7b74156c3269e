import { formatDate } from '#domain/mauritius-time.ts'
import type { feeGraceEnds as english } from '../en/fee-grace-ends.ts'
import { rupees } from '../fees.ts'
import { howToPay, period, waysOn } from './fee-words.ts'

export const feeGraceEnds: typeof english = (window, links) => {
  const { storeName, dueOn, owedCents, graceEndsOn } = window
  return {
    subject: 'Vos frais de publicité sont en retard',
    preview: `${rupees(owedCents, 'fr')} pour ${storeName}, avec un mois de retard.`,
    paragraphs: [
      `Les frais de publicité de la boutique ${storeName} ${period(window)}, soit ${rupees(owedCents, 'fr')}, étaient à payer le ${formatDate(dueOn)}. Le délai de grâce d’un mois prend fin le ${formatDate(graceEndsOn)}.`,
      'Veuillez payer maintenant, ou dites-nous ce qui vous en empêche. Les boutiques en retard de plus de trois mois sont supprimées.',
      ...howToPay(window),
    ],
    ...waysOn(links),
  }
}
