import type { NoticeKind } from './advertising-fees.ts'
import { hourInMs, mauritiusDay, startOfMauritiusDay } from './mauritius-time.ts'

export const notificationKinds = ['rating', 'report-decision', 'fee-date'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** When a store gets notifications of a kind by mail. */
export const notificationMails = ['at-once', 'daily', 'never'] as const
export type NotificationMail = (typeof notificationMails)[number]

/** Until the store chooses. */
export const defaultMail = {
  rating: 'daily',
  'report-decision': 'at-once',
  'fee-date': 'at-once',
} as const satisfies Record<NotificationKind, NotificationMail>

export const decidedThings = ['product', 'store', 'product-review', 'store-review', 'answer'] as const

/** What was done with something of the store, or about its own report (`uphold`, `dismiss`). */
export const toldDecisions = [
  'remove',
  'remove-picture',
  'restore',
  'suspend',
  'warn',
  'uphold',
  'dismiss',
] as const

export interface RatingNotification {
  kind: 'rating'
  of: 'product' | 'store'
  /** The product or the store. */
  targetId: string
  name: string
  rating: number
}

export interface DecisionNotification {
  kind: 'report-decision'
  decision: (typeof toldDecisions)[number]
  target: (typeof decidedThings)[number]
  /** As reports and decisions store it, see report-label.ts. */
  label: string
  /** The reason, as it was mailed. */
  words: string
}

export interface FeeNotification {
  kind: 'fee-date'
  notice: NoticeKind
  startsOn: string
  endsOn: string
  dueOn: string
  owedCents: number
}

export type StoreNotification = RatingNotification | DecisionNotification | FeeNotification

/** As stored beside the kind. */
export type NotificationData =
  | Omit<RatingNotification, 'kind'>
  | Omit<DecisionNotification, 'kind'>
  | Omit<FeeNotification, 'kind'>

const firstHour = 7

/** What happened before this morning in Mauritius is in today's mail; undefined before that morning has come. */
export function dailyMailUntil(now: Date): Date | undefined {
  const morning = new Date(startOfMauritiusDay(mauritiusDay(now)).getTime() + firstHour * hourInMs)
  return now >= morning ? morning : undefined
}

/** Older ones are deleted. */
export const notificationsKeptDays = 400
