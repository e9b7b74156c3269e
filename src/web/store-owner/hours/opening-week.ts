import { minutesOf, timeText } from '#domain/clock-time.ts'
import { mostSpansADay } from '#domain/limits.ts'
import { type Weekday, weekdays } from '#domain/mauritius-time.ts'
import type { DayHours, ExtraHours, OpeningHours, Span } from '#domain/opening-hours.ts'
import { doOverlap, isValidDay, isValidSpan, sortedSpans } from '#domain/opening-spans.ts'

/** A span while it is edited. */
export type EditedSpan = Pick<DayHours, 'from' | 'to'>

/** A weekday as the form holds it: the first span, and further ones. */
export interface EditedDay extends DayHours {
  more: readonly EditedSpan[]
}

export type Week = Record<Weekday, EditedDay>

const closed: EditedDay = { open: false, from: null, to: null, more: [] }
export const usual = { from: '09:00', to: '17:00' }

const everyDay = <Day>(dayOf: (weekday: Weekday) => Day) =>
  Object.fromEntries(weekdays.map((weekday) => [weekday, dayOf(weekday)])) as Record<Weekday, Day>

/** Null when the store has never set its hours. */
export function weekOf(hours: OpeningHours | null, extra: ExtraHours): Week | null {
  if (!hours || Object.keys(hours).length === 0) return null
  return everyDay((weekday) => ({ ...closed, ...hours[weekday], more: extra[weekday] ?? [] }))
}

/** A day is closed when no hours are set. */
export const dayOf = (week: Week | null, weekday: Weekday): EditedDay => week?.[weekday] ?? closed

export function withDay(week: Week | null, weekday: Weekday, day: EditedDay): Week {
  return { ...(week ?? everyDay(() => closed)), [weekday]: day }
}

/** A day that is opened gets its former hours, or those of the previous open day. */
export function withOpen(week: Week | null, weekday: Weekday, open: boolean): Week {
  const day = dayOf(week, weekday)
  const hasHours = day.from !== null && day.to !== null
  if (!open || hasHours) return withDay(week, weekday, { ...day, open })
  const before = weekdays.slice(0, weekdays.indexOf(weekday)).map((earlier) => dayOf(week, earlier))
  return withDay(week, weekday, { ...day, ...usual, ...before.findLast((earlier) => earlier.open), open })
}

/** Copies this day to every later day of the week. */
export function copiedBelow(week: Week | null, weekday: Weekday): Week {
  const first = weekdays.indexOf(weekday)
  return everyDay((later) => dayOf(week, weekdays.indexOf(later) > first ? weekday : later))
}

/** Whether the store closes after midnight. */
export const isOvernight = ({ from, to }: EditedSpan): boolean => from !== null && to !== null && to < from

/** A further span is proposed an hour after the last one, where there is room for it. */
export function furtherSpan(spans: readonly EditedSpan[]): EditedSpan {
  const { from, to } = spans.at(-1) ?? {}
  const end = minutesOf(to ?? null)
  if (!from || !to || end === undefined || to < from || end > 20 * 60) return { from: null, to: null }
  return { from: timeText(end + 60), to: timeText(end + 180) }
}

export const canHaveMore = (spans: readonly EditedSpan[]) => spans.length < mostSpansADay

/** What is wrong with the times of one day. */
export function spansProblem(
  spans: readonly EditedSpan[],
): 'sameTime' | 'chooseTimes' | 'overlap' | undefined {
  const wrong = spans.find((span) => !isValidSpan(span))
  if (wrong) return wrong.from && wrong.from === wrong.to ? 'sameTime' : 'chooseTimes'
  return doOverlap(spans) ? 'overlap' : undefined
}

/** The error is shown beside its day; this only blocks the form. */
export const isValidWeek = (week: Week | null) =>
  !week ||
  weekdays.every((weekday) => {
    const day = week[weekday]
    return day.open ? !spansProblem([day, ...day.more]) : isValidDay(day)
  })

/** The week as it is sent: the earliest span of each day is the first one. */
export function wireHours(week: Week | null) {
  if (!week) return { openingHours: null, extraHours: {} }
  const spansOf = everyDay((weekday) => {
    const { open, from, to, more } = week[weekday]
    // The times of a closed day are kept for next time.
    const [first, ...others] = open
      ? sortedSpans([{ from, to }, ...more].filter(isValidSpan))
      : [{ from, to }]
    return { first: { open, from: first?.from ?? null, to: first?.to ?? null }, others: open ? others : more }
  })
  const extraHours: Partial<Record<Weekday, Span[]>> = {}
  for (const weekday of weekdays) {
    const others = spansOf[weekday].others.filter(isValidSpan)
    if (others.length > 0) extraHours[weekday] = others
  }
  return { openingHours: everyDay((weekday) => spansOf[weekday].first), extraHours }
}
