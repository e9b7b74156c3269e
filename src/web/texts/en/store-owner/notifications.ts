import { figure } from '../shared/figures.ts'

/** What a store is told about, in its dashboard. */
export const storeNotifications = {
  failed: 'The notifications could not be loaded.',
  list: 'Notifications',
  none: 'Nothing new yet',
  pastEnd: 'There is nothing on this page',
  noneHint: 'New ratings, our decisions and the dates of your fees appear here.',
  unread: (count: number) =>
    count === 0 ? 'All are read.' : count >= 100 ? 'More than 99 are unread.' : `${figure(count)} unread.`,
  isUnread: 'Unread:',
  markRead: 'Mark all as read',
  open: { rating: 'See the reviews', 'report-decision': 'See it', 'fee-date': 'See the fees' },
  rated: {
    product: (name: string) => `New rating of ${name}`,
    store: () => 'New rating of your store',
  },
  decided: {
    remove: (label: string) => `We have removed: ${label}.`,
    'remove-picture': (label: string) => `We have removed the picture of ${label}.`,
    restore: (label: string) => `${label} is shown again.`,
    suspend: (label: string) => `${label} was suspended.`,
    warn: (label: string) => `We ask you to change something: ${label}.`,
    uphold: (label: string) => `You reported ‘${label}’. You were right, and we have acted.`,
    dismiss: (label: string) => `You reported ‘${label}’. We found nothing against our rules.`,
  },
  fee: {
    'before-due': (amount: string, span: string, due: string) => `${amount} for ${span} are due on ${due}.`,
    'after-due': (amount: string, span: string, due: string) =>
      `${amount} for ${span} were due on ${due}. You have one more month.`,
    'grace-ends': (amount: string, span: string, due: string) =>
      `${amount} for ${span} were due on ${due}. The month of grace is ending.`,
    'deletion-warning': (amount: string, span: string, due: string) =>
      `${amount} for ${span} were due on ${due}. Your store will be deleted if they are not paid.`,
  },
  mail: {
    heading: 'By mail',
    text: 'What we removed and what is late always comes by mail at once; that is part of the service.',
    kinds: { rating: 'New ratings', 'report-decision': 'Decisions', 'fee-date': 'Fee dates' },
    hints: {
      rating: 'Of your store and its products',
      'report-decision': 'When we removed a review of your store',
      'fee-date': 'The reminder before a fee is due',
    },
    when: { 'at-once': 'At once', daily: 'Once a day, in the morning', never: 'Never' },
  },
}
