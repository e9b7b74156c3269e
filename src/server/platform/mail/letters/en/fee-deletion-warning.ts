import { formatDate } from '#domain/mauritius-time.ts'
import type { Letter, Links } from '../../letter.ts'
import { rupees, type UnpaidWindow } from '../fees.ts'
import { howToPay, period, waysOn } from './fee-words.ts'

export function feeDeletionWarning(window: UnpaidWindow & { deletedOn: string }, links: Links): Letter {
  const { storeName, dueOn, owedCents, deletedOn } = window
  return {
    subject: 'Your store will be deleted',
    preview: `${storeName} goes on ${formatDate(deletedOn)} unless its fee is paid.`,
    paragraphs: [
      `${rupees(owedCents, 'en')} for the advertising of ${storeName} ${period(window)} was due on ${formatDate(dueOn)} and is still open.`,
      `If it is not paid, ${storeName} is deleted for good on ${formatDate(deletedOn)}, with its products, pictures and ratings. Paying before that day keeps everything as it is.`,
      ...howToPay(window),
    ],
    ...waysOn(links),
  }
}
