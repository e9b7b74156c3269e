import { formatDate } from '#domain/mauritius-time.ts'
import type { Letter, Links } from '../../letter.ts'
import { rupees, type UnpaidWindow } from '../fees.ts'
import { howToPay, period, waysOn } from './fee-words.ts'

export function feeAfterDue(window: UnpaidWindow & { graceEndsOn: string }, links: Links): Letter {
  const { storeName, dueOn, owedCents, graceEndsOn } = window
  return {
    subject: 'Your advertising fee is due',
    preview: `${rupees(owedCents, 'en')} for ${storeName} was due on ${formatDate(dueOn)}.`,
    paragraphs: [
      `${rupees(owedCents, 'en')} for the advertising of ${storeName} ${period(window)} was due on ${formatDate(dueOn)}, and we have not received it yet.`,
      `Nothing changes for now: you have until ${formatDate(graceEndsOn)} to pay.`,
      ...howToPay(window),
    ],
    ...waysOn(links),
  }
}
