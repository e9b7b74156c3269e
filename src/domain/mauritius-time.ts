export const minuteInMs = 60_000
export const hourInMs = 60 * minuteInMs
export const dayInMs = 24 * hourInMs

// Mauritius is four hours ahead of UTC all year.
const aheadOfUtcInMs = 4 * hourInMs

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
export type Weekday = (typeof weekdays)[number]

/** Days outside this range are typing errors. */
export const earliestDay = '2000-01-01'
export const latestDay = '2100-12-31'

/** A date whose UTC fields read as the wall clock in Mauritius. */
function wallClock(instant: Date): Date {
  return new Date(instant.getTime() + aheadOfUtcInMs)
}

/** How much has passed of a second, a minute, an hour or a day in Mauritius. */
export const passedOf = (everyMs: number, moment: number) => (moment + aheadOfUtcInMs) % everyMs

/** The calendar day in Mauritius, 'YYYY-MM-DD'. */
export function mauritiusDay(instant: Date): string {
  return wallClock(instant).toISOString().slice(0, 10)
}

/** Whether a 'YYYY-MM-DD' text names a day that exists. */
export function isCalendarDay(day: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return false
  const midnight = new Date(`${day}T00:00:00Z`)
  // Some engines roll 30 February over into March instead of refusing it.
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day)
}

/** Whether a text is a plausible day. */
export function isPlausibleDay(day: string): boolean {
  return isCalendarDay(day) && day >= earliestDay && day <= latestDay
}

/** 'dd/mm/yyyy' of the Mauritius day; takes an instant or a 'YYYY-MM-DD' day. */
export function formatDate(instant: Date | string): string {
  return mauritiusDay(new Date(instant)).split('-').reverse().join('/')
}

/** 'dd/mm/yyyy hh:mm' in Mauritius. */
export function formatMoment(instant: string): string {
  return `${formatDate(instant)} ${wallClock(new Date(instant)).toISOString().slice(11, 16)}`
}

export function mauritiusClock(instant: Date): { weekday: Weekday; minutes: number } {
  const clock = wallClock(instant)
  const weekday = weekdays[(clock.getUTCDay() + 6) % 7] as Weekday
  return { weekday, minutes: clock.getUTCHours() * 60 + clock.getUTCMinutes() }
}

/** Years beyond 9999 have more digits; cut to ten characters they would never change in a loop over days. */
function dayOf(date: Date): string {
  const text = date.toISOString()
  if (/^[+-]/.test(text)) throw new RangeError(text)
  return text.slice(0, 10)
}

/** The day `days` later (earlier when negative), 'YYYY-MM-DD'. */
export function addDays(day: string, days: number): string {
  return dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * dayInMs))
}

/** The same day `months` later (earlier when negative); the last day of the month where there is no such day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return dayOf(new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))))
}

export function startOfMauritiusDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - aheadOfUtcInMs)
}

/** The first moment of the next day. */
export function nextMauritiusMidnight(now: Date): Date {
  return startOfMauritiusDay(addDays(mauritiusDay(now), 1))
}

/** The end of a day for the product: 23:59 in Mauritius, 19:59 UTC. */
export function endOfMauritiusDay(day: string): Date {
  return new Date(`${day}T19:59:00Z`)
}
