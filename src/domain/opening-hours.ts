import { mauritiusClock, type Weekday, weekdays } from './mauritius-time.ts'

/**
 * One weekday; `from` and `to` are 'HH:MM', and a `to` before `from` means the small hours of the next day. From 00:00 to
 * 00:00 is the whole day.
 */
export interface DayHours {
  open: boolean
  from: string | null
  to: string | null
}

export type OpeningHours = Partial<Record<Weekday, DayHours>>

export type OpeningStatus =
  /** Without a closing time it never closes. */
  | { state: 'open'; closesAt?: string }
  | { state: 'closed'; opensAt?: { weekday: Weekday; time: string; isToday: boolean; isTomorrow: boolean } }
  | { state: 'unknown' }

/** Minutes since Monday 00:00; the end may lie in the next day or week. */
interface Span {
  start: number
  end: number
}

const dayMinutes = 24 * 60
const weekMinutes = 7 * dayMinutes

/** The times that a store owner can choose: 00:00 to 23:30. */
export const slots: readonly string[] = /* @__PURE__ */ Array.from({ length: 48 }, (_, slot) =>
  timeText(slot * 30),
)

const slotMs = 30 * 60_000

/** When a store may open or close next. */
export const nextSlot = (now: Date) => new Date((Math.floor(now.getTime() / slotMs) + 1) * slotMs)

/** 'HH:MM' of so many minutes after midnight. */
export function timeText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** Minutes after midnight of an 'HH:MM'; undefined when it is invalid. */
export function minutesOf(time: string | null): number | undefined {
  if (!time || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/** The span of one day, from its own midnight; undefined when the store is closed. */
function daySpan(day: DayHours | null | undefined): Span | undefined {
  if (!day?.open) return
  const start = minutesOf(day.from)
  const end = minutesOf(day.to)
  if (start === undefined || end === undefined || (start === end && start !== 0)) return
  return { start, end: end > start ? end : end + dayMinutes }
}

function weekSpans(hours: OpeningHours): Span[] {
  return weekdays.flatMap((weekday, index) => {
    const span = daySpan(hours[weekday])
    const midnight = index * dayMinutes
    return span ? [{ start: midnight + span.start, end: midnight + span.end }] : []
  })
}

function spanAt(spans: Span[], minute: number): Span | undefined {
  return spans.find(({ start, end }) => (start <= minute && minute < end) || minute + weekMinutes < end)
}

/** How many minutes of a span are left at this minute of the week. */
function minutesLeft({ start, end }: Span, minute: number): number {
  return end - (start <= minute ? minute : minute + weekMinutes)
}

/** A day that is open for 24 hours. */
export const allDay = { open: true, from: '00:00', to: '00:00' } as const

export function isAllDay(day: DayHours | null | undefined): boolean {
  return day?.open === true && day.from === allDay.from && day.to === allDay.to
}

/** Whether a store owner may save the day: closed, open for 24 hours, or open between two different slots. */
export function isValidDay(day: DayHours): boolean {
  const { open, from, to } = day
  if (!open || isAllDay(day)) return true
  return from !== null && to !== null && from !== to && slots.includes(from) && slots.includes(to)
}

/** '09:00 - 18:00'; empty on a day that is closed. */
export function dayText(day: DayHours | null | undefined): string | undefined {
  return day && daySpan(day) ? `${day.from} - ${day.to}` : undefined
}

export function openingStatus(hours: OpeningHours | null | undefined, now: Date): OpeningStatus {
  if (!hours || !weekdays.some((weekday) => hours[weekday])) return { state: 'unknown' }
  const spans = weekSpans(hours)
  const clock = mauritiusClock(now)
  const minute = weekdays.indexOf(clock.weekday) * dayMinutes + clock.minutes

  // Hours that continue into the next day's count as one span; a span of a whole week has no end.
  let end = minute
  for (let span = spanAt(spans, minute); span; span = spanAt(spans, end % weekMinutes)) {
    end += minutesLeft(span, end % weekMinutes)
    if (end - minute >= weekMinutes) return { state: 'open' }
  }
  if (end > minute) return { state: 'open', closesAt: timeText(end % dayMinutes) }

  const wait = Math.min(...spans.map(({ start }) => (start - minute + weekMinutes) % weekMinutes))
  if (wait === Number.POSITIVE_INFINITY) return { state: 'closed' }
  const start = minute + wait
  const daysAhead = Math.floor(start / dayMinutes) - Math.floor(minute / dayMinutes)
  const weekday = weekdays[Math.floor(start / dayMinutes) % 7] as Weekday
  const time = timeText(start % dayMinutes)
  return {
    state: 'closed',
    opensAt: { weekday, time, isToday: daysAhead === 0, isTomorrow: daysAhead === 1 },
  }
}

export function isOpenNow(hours: OpeningHours | null | undefined, now: Date): boolean {
  return openingStatus(hours, now).state === 'open'
}

/** The week as the store page lists it: today first. */
export function weekFrom(today: Weekday): Weekday[] {
  const first = weekdays.indexOf(today)
  return [...weekdays.slice(first), ...weekdays.slice(0, first)]
}
