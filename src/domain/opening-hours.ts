import { minutesOf, timeText } from './clock-time.ts'
import {
  addDays,
  mauritiusClock,
  mauritiusDay,
  minuteInMs,
  nextMauritiusMidnight,
  startOfMauritiusDay,
  type Weekday,
  weekdays,
} from './mauritius-time.ts'

/**
 * From one 'HH:MM' to another; a `to` before `from` means the small hours of the next day. From 00:00 to 00:00 is the
 * whole day.
 */
export interface Span {
  from: string
  to: string
}

/** The first span of a weekday; a closed day may keep its times. */
export interface DayHours {
  open: boolean
  from: string | null
  to: string | null
}

export type OpeningHours = Partial<Record<Weekday, DayHours>>

/** The further spans of weekdays. */
export type ExtraHours = Partial<Record<Weekday, readonly Span[]>>

export const specialHours = ['closed', 'usual', 'other'] as const

/** What a store says about one date. 'usual' says that the hours of the weekday hold, on a holiday for example. */
export interface SpecialDay {
  /** 'YYYY-MM-DD' */
  day: string
  hours: (typeof specialHours)[number]
  /** Empty unless the hours are other ones. */
  spans: readonly Span[]
}

export interface Opening {
  openingHours: OpeningHours | null
  extraHours: ExtraHours
  specialDays: readonly SpecialDay[]
}

/** When a store opens or closes next. */
export interface Turn {
  day: string
  weekday: Weekday
  time: string
  /** 0 is today. */
  daysAhead: number
}

export type OpeningStatus =
  /** Without a turn it never closes. */
  { state: 'open'; closes?: Turn } | { state: 'closed'; opens?: Turn } | { state: 'unknown' }

const dayMinutes = 24 * 60
/** Stores open and close at full and half hours. */
export const slotMs = 30 * minuteInMs

/** When a store may open or close next. */
export const nextSlot = (now: Date) => new Date((Math.floor(now.getTime() / slotMs) + 1) * slotMs)

/** The weekday of a 'YYYY-MM-DD'. */
export const weekdayOf = (day: string) => weekdays[(new Date(day).getUTCDay() + 6) % 7] as Weekday

/** A day that is open for 24 hours. */
export const allDay = { open: true, from: '00:00', to: '00:00' } as const

export const isAllDay = ({ from, to }: Pick<DayHours, 'from' | 'to'>) =>
  from === allDay.from && to === allDay.to

/** '09:00 - 18:00' */
export const spanText = ({ from, to }: Span) => `${from} - ${to}`

function isSpan(span: Pick<DayHours, 'from' | 'to'>): span is Span {
  const { from, to } = span
  return minutesOf(from) !== undefined && minutesOf(to) !== undefined && (from !== to || isAllDay(span))
}

const inOrder = (spans: readonly Pick<DayHours, 'from' | 'to'>[]) =>
  spans.filter(isSpan).sort((one, other) => (one.from < other.from ? -1 : 1))

/** The spans of a weekday in their order; none when it is closed. */
export function weekdaySpans(
  { openingHours, extraHours }: Omit<Opening, 'specialDays'>,
  weekday: Weekday,
): Span[] {
  const first = openingHours?.[weekday]
  return first?.open ? inOrder([first, ...(extraHours[weekday] ?? [])]) : []
}

/** The spans that begin on a date: those of a special day, else those of the weekday. */
export function spansOn(opening: Opening, day: string): Span[] {
  const special = opening.specialDays.find((one) => one.day === day)
  return special && special.hours !== 'usual' ? inOrder(special.spans) : weekdaySpans(opening, weekdayOf(day))
}

/** Hours that were never set are unknown, which is not closed. */
export const isHoursSet = ({ openingHours }: Pick<Opening, 'openingHours'>) =>
  weekdays.some((weekday) => openingHours?.[weekday])

/**
 * Whether the store is open, and when that changes. A special day replaces what begins on it; a span that began the
 * evening before runs on into it.
 */
export function openingStatus(opening: Opening, now: Date): OpeningStatus {
  if (!isHoursSet(opening)) return { state: 'unknown' }
  const today = mauritiusDay(now)
  const { minutes } = mauritiusClock(now)
  const turnAt = (minute: number): Turn => {
    const daysAhead = Math.floor(minute / dayMinutes)
    const day = addDays(today, daysAhead)
    return { day, weekday: weekdayOf(day), time: timeText(minute % dayMinutes), daysAhead }
  }

  // From a week after the last special day on everything repeats.
  const lastSpecial = opening.specialDays.reduce((last, { day }) => (day > last ? day : last), today)
  const lastDay = addDays(lastSpecial, 8)
  // Until when it is open without a break, in minutes after today's midnight.
  let end = minutes
  let midnight = -dayMinutes
  for (let day = addDays(today, -1); day <= lastDay; day = addDays(day, 1)) {
    for (const { from, to } of spansOn(opening, day)) {
      const start = midnight + (minutesOf(from) ?? 0)
      if (start > end)
        return end > minutes
          ? { state: 'open', closes: turnAt(end) }
          : { state: 'closed', opens: turnAt(start) }
      end = Math.max(end, midnight + (minutesOf(to) ?? 0) + (to > from ? 0 : dayMinutes))
    }
    midnight += dayMinutes
  }
  if (end === minutes) return { state: 'closed' }
  return end < midnight ? { state: 'open', closes: turnAt(end) } : { state: 'open' }
}

/**
 * Until when the status is said in the same words: until the time at which the store opens or closes, on whatever day that is, because
 * a time without a day means the next one; at most until midnight, when tomorrow becomes today.
 */
export function saidUntil(status: OpeningStatus, now: Date): Date {
  const midnight = nextMauritiusMidnight(now)
  const turn = status.state === 'open' ? status.closes : status.state === 'closed' ? status.opens : undefined
  if (!turn) return midnight
  const minutes = minutesOf(turn.time) ?? 0
  const turnOfToday = new Date(startOfMauritiusDay(mauritiusDay(now)).getTime() + minutes * minuteInMs)
  return turnOfToday > now ? turnOfToday : midnight
}
