import { figure } from './figures.ts'

const plural = (count: number, unit: string) => `${figure(count)} ${unit}${count === 1 ? '' : 's'}`

/** The letters that the mail server has not taken yet. */
export const ownerMails = {
  failed: 'The mail queue could not be loaded.',
  empty: 'Every mail is delivered',
  emptyHint: 'Mails that wait or fail are listed here.',
  failing: (count: number) =>
    count === 1 ? '1 mail could not be delivered.' : `${count} mails could not be delivered.`,
  noneFailing: 'None has failed.',
  states: { waiting: 'Waiting', failing: 'Failing', 'given-up': 'Given up' },
  tries: (count: number) =>
    count === 0 ? 'Not tried yet' : `Tried ${count === 1 ? 'once' : plural(count, 'time')}`,
  since: 'In the queue since',
  nextTry: 'Next try',
  noMoreTries: 'Not tried any more',
  lastError: 'What the mail server said',
  retry: 'Retry now',
  retryOf: (letter: string, to: string) => `Retry now: ${letter} to ${to}`,
  retryFailed: 'This mail could not be tried again.',
  letters: {
    'verify-email': 'Confirm the email address',
    'already-registered': 'Already registered',
    'reset-password': 'New password link',
    'password-changed': 'Password changed',
    'account-deleted': 'Account deleted',
    'store-approved': 'Approved to open a store',
    'store-registered': 'Store registered',
    'store-password-changed': 'Store password changed',
    'store-deleted': 'Store deleted',
    'store-deleted-unpaid': 'Store deleted, fee unpaid',
    'fee-before-due': 'Fee soon due',
    'fee-after-due': 'Fee overdue, reminder',
    'fee-grace-ends': 'Month of grace ends',
    'fee-deletion-warning': 'Warning before deletion',
    'owner-security': 'Console access changed',
    'contact-message': 'New contact message',
    'contact-reply': 'Reply to a contact message',
    'application-asked': 'Question about an application',
    'application-refused': 'Application refused',
    'product-removed': 'Product removed',
    'report-decided': 'Report decided',
    'review-removed': 'Review removed',
    'shown-again': 'Shown again',
    'store-checked': 'Store checked',
    'store-suspended': 'Store suspended',
    warning: 'Warning',
  },
}
