import { addBusinessDays } from './business-days.ts'
import type { FeeState } from './fee-states.ts'
import { addDays, addMonths, earliestDay, latestDay } from './mauritius-time.ts'
import type { Cents } from './money.ts'

export const monthlyFeeCents: Cents = 150_000
/** The part of the monthly fee that pays for mass advertising. */
export const massAdvertisingCents: Cents = 50_000
/** Personalised advertising costs this much or more. */
export const personalisedFromCents: Cents = 200_000

export const graceMonths = 1
export const monthsUntilDeletion = 3
const openedDaysAhead = 14
export const remindedDaysBefore = 7
export const warnedDaysBefore = 14
export const businessDaysUntilStart = 2

/** A period of advertising, both days included, and the last day to pay for it. All days are Mauritius days. */
export interface AdvertisingWindow {
  startsOn: string
  endsOn: string
  dueOn: string
}

/** Counted from the store's first day, so that a short month does not shift the later windows. */
function monthlyWindow(firstDay: string, index: number): AdvertisingWindow {
  const startsOn = addMonths(firstDay, index)
  return { startsOn, endsOn: addDays(addMonths(firstDay, index + 1), -1), dueOn: addDays(startsOn, -1) }
}

/** A store that opens today is advertised from tomorrow on. */
export function firstWindow(openedOn: string): AdvertisingWindow {
  return monthlyWindow(addDays(openedOn, 1), 0)
}

/** For a store that existed before fees did: announced as early as any other window. */
export function firstWindowOfOldStore(day: string): AdvertisingWindow {
  return monthlyWindow(addDays(day, openedDaysAhead), 0)
}

/** The window that follows the one that starts on a day. */
export function windowAfter(firstDay: string, startsOn: string): AdvertisingWindow {
  return monthlyWindow(firstDay, monthOf(startsOn) - monthOf(firstDay) + 1)
}

const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** The next window; windows that passed unannounced are not charged. */
export function nextWindow(firstDay: string, lastStartsOn: string, day: string): AdvertisingWindow {
  let next = windowAfter(firstDay, lastStartsOn)
  while (next.endsOn < day) next = windowAfter(firstDay, next.startsOn)
  return next
}

/** The next window, once it is near enough to be announced. */
export function windowToOpen(
  firstDay: string,
  lastStartsOn: string,
  day: string,
): AdvertisingWindow | undefined {
  const next = nextWindow(firstDay, lastStartsOn, day)
  return next.startsOn <= addDays(day, openedDaysAhead) ? next : undefined
}

/** A store whose last window ends by this day has its next one announced. */
export const lastDayToOpenAfter = (day: string): string => addDays(day, openedDaysAhead - 1)

/** The first day of personalised advertising that was paid for on a day. */
export function personalisedStart(paidOn: string, holidays: readonly string[]): string {
  return addBusinessDays(paidOn, businessDaysUntilStart, holidays)
}

export function personalisedWindow(
  paidOn: string,
  days: number,
  holidays: readonly string[],
): AdvertisingWindow {
  const startsOn = personalisedStart(paidOn, holidays)
  return { startsOn, endsOn: addDays(startsOn, days - 1), dueOn: paidOn }
}

interface Account {
  kind: 'monthly' | 'personalised'
  startsOn: string
  amountCents: Cents
  /** Payments minus refunds. */
  paidCents: Cents
  /** The day on which the store was deleted. */
  closedOn: string | null
}

/** A store that was deleted before a window began owes nothing for it. */
const isCalledOff = ({ startsOn, closedOn }: Pick<Account, 'startsOn' | 'closedOn'>) =>
  closedOn !== null && closedOn < startsOn

/** What can still be paid for a window. */
export function payableCents(account: Omit<Account, 'kind'>): Cents {
  return isCalledOff(account) ? 0 : Math.max(0, account.amountCents - account.paidCents)
}

/** What is owed for a window. Personalised advertising runs while it is paid for, so it is never owed. */
export function outstandingCents(account: Account): Cents {
  return account.kind === 'personalised' ? 0 : payableCents(account)
}

/** What must be refunded: everything, when the store was deleted before the window began. */
export function refundDueCents(account: Omit<Account, 'kind'>): Cents {
  return isCalledOff(account) ? account.paidCents : 0
}

/** The state of a window on a day; the state of a store is that of its oldest unpaid window. */
export function feeState(dueOn: string | null, owedCents: Cents, day: string): FeeState {
  if (dueOn === null || owedCents <= 0) return 'paid'
  if (day <= dueOn) return 'due'
  if (day <= addMonths(dueOn, graceMonths)) return 'grace'
  return day <= addMonths(dueOn, monthsUntilDeletion) ? 'overdue' : 'to-be-deleted'
}

/** The range of due days for which an unpaid window is in this state on a day, both included. */
export function dueDaysIn(state: Exclude<FeeState, 'paid'>, day: string): { from: string; until: string } {
  const afterGrace = firstDueDay(graceMonths, day)
  const afterDeletion = firstDueDay(monthsUntilDeletion, day)
  return {
    due: { from: day, until: latestDay },
    grace: { from: afterGrace, until: addDays(day, -1) },
    overdue: { from: afterDeletion, until: addDays(afterGrace, -1) },
    'to-be-deleted': { from: earliestDay, until: addDays(afterDeletion, -1) },
  }[state]
}

/** The earliest due day that is at most so many months ago. */
function firstDueDay(months: number, day: string): string {
  const candidate = addMonths(day, -months)
  return addMonths(candidate, months) >= day ? candidate : addDays(candidate, 1)
}

export const noticeKinds = ['before-due', 'after-due', 'grace-ends', 'deletion-warning'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** The latest due day that needs a reminder. */
export const lastDueDayToRemindOf = (day: string): string => addDays(day, remindedDaysBefore)

/** The notice that an unpaid window's store should have by this day; missed earlier notices are not sent. */
export function noticeDue(dueOn: string, openedOn: string, day: string): NoticeKind | undefined {
  if (day >= addDays(firstDeletionDay(dueOn), -warnedDaysBefore)) return 'deletion-warning'
  if (day >= addMonths(dueOn, graceMonths)) return 'grace-ends'
  if (day > dueOn) return 'after-due'
  // A store that was opened on the last day to pay was told then.
  return day >= addDays(dueOn, -remindedDaysBefore) && openedOn < dueOn ? 'before-due' : undefined
}

export const graceEndsOn = (dueOn: string): string => addMonths(dueOn, graceMonths)

const firstDeletionDay = (dueOn: string) => addDays(addMonths(dueOn, monthsUntilDeletion), 1)

/** Stores with a window due by this day are on the list of deletions. */
export const lastDueDayToWarnOf = (day: string): string =>
  addDays(firstDueDay(monthsUntilDeletion, addDays(day, warnedDaysBefore)), -1)

/**
 * The day on which a store that does not pay is deleted: more than three months overdue, and warned two weeks before.
 */
export function deletionDay(dueOn: string, warnedOn: string): string {
  const afterWarning = addDays(warnedOn, warnedDaysBefore)
  const overdue = firstDeletionDay(dueOn)
  return overdue > afterWarning ? overdue : afterWarning
}

/** A warning by this day was early enough. */
export const lastWarningDay = (day: string): string => addDays(day, -warnedDaysBefore)
