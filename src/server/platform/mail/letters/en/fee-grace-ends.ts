import { formatDate } from '#domain/mauritius-time.ts'
import type { Letter, Links } from '../../letter.ts'
import { rupees, type UnpaidWindow } from '../fees.ts'
import { howToPay, period, waysOn } from './fee-words.ts'

export function feeGraceEnds(window: UnpaidWindow & { graceEndsOn: string }, links: Links): Letter {
  const { storeName, dueOn, owedCents, graceEndsOn } = window
  return {
    subject: 'Your advertising fee is overdue',
    preview: `${rupees(owedCents, 'en')} for ${storeName} is a month late.`,
    paragraphs: [
      `${rupees(owedCents, 'en')} for the advertising of ${storeName} ${period(window)} was due on ${formatDate(dueOn)}. The extra month that we allow ends on ${formatDate(graceEndsOn)}.`,
      'Please pay now, or tell us what keeps you from it. Stores that are more than three months late are deleted.',
      ...howToPay(window),
    ],
    ...waysOn(links),
  }
}
