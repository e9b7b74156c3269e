import { type Weekday, weekdays } from '#domain/mauritius-time.ts'
import type { DayHours, OpeningHours } from '#domain/opening-hours.ts'

/** All seven days, as the form holds them and sends them. */
export type Week = Record<Weekday, DayHours>

const closed: DayHours = { open: false, from: null, to: null }
export const usual = { from: '09:00', to: '17:00' }

const everyDay = (dayOf: (weekday: Weekday) => DayHours): Week =>
  Object.fromEntries(weekdays.map((weekday) => [weekday, dayOf(weekday)])) as Week

/** Null when the store has never set its hours. */
export function weekOf(hours: OpeningHours | null): Week | null {
  if (!hours || Object.keys(hours).length === 0) return null
  return everyDay((weekday) => ({ ...closed, ...hours[weekday] }))
}

/** A day is closed when no hours are set. */
export const dayOf = (week: Week | null, weekday: Weekday): DayHours => week?.[weekday] ?? closed

export function withDay(week: Week | null, weekday: Weekday, day: DayHours): Week {
  return { ...(week ?? everyDay(() => closed)), [weekday]: day }
}

/** A day that is opened gets its former hours, or those of the previous open day. */
export function withOpen(week: Week | null, weekday: Weekday, open: boolean): Week {
  const day = dayOf(week, weekday)
  const hasHours = day.from !== null && day.to !== null
  if (!open || hasHours) return withDay(week, weekday, { ...day, open })
  const before = weekdays.slice(0, weekdays.indexOf(weekday)).map((earlier) => dayOf(week, earlier))
  return withDay(week, weekday, { ...usual, ...before.findLast((earlier) => earlier.open), open })
}

/** Copies this day to every later day of the week. */
export function copiedBelow(week: Week | null, weekday: Weekday): Week {
  const first = weekdays.indexOf(weekday)
  return everyDay((later) => dayOf(week, weekdays.indexOf(later) > first ? weekday : later))
}

/** Whether the store closes after midnight. */
export const isOvernight = ({ open, from, to }: DayHours): boolean =>
  open && from !== null && to !== null && to < from
