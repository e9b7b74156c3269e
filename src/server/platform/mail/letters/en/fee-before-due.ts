import { formatDate } from '#domain/mauritius-time.ts'
import type { Letter, Links } from '../../letter.ts'
import { rupees, type UnpaidWindow } from '../fees.ts'
import { howToPay, period, waysOn } from './fee-words.ts'

export function feeBeforeDue(window: UnpaidWindow, links: Links): Letter {
  const { storeName, dueOn, owedCents } = window
  return {
    subject: 'Your next month of advertising',
    preview: `${rupees(owedCents, 'en')} for ${storeName}, by ${formatDate(dueOn)}.`,
    paragraphs: [
      `The next month of advertising for ${storeName} runs ${period(window)}. It costs ${rupees(owedCents, 'en')}, payable by ${formatDate(dueOn)}.`,
      ...howToPay(window),
    ],
    ...waysOn(links),
  }
}
