import { minutesOf, slots } from './clock-time.ts'
import { type DayHours, isAllDay, type Span } from './opening-hours.ts'

/** Whether a store owner may save the span: 24 hours, or between two different slots. */
export const isValidSpan = (span: Pick<DayHours, 'from' | 'to'>): span is Span =>
  isAllDay(span) ||
  (span.from !== span.to && slots.includes(span.from ?? '') && slots.includes(span.to ?? ''))

/** Whether a store owner may save the first span of a weekday. */
export const isValidDay = (day: DayHours): boolean => !day.open || isValidSpan(day)

/** Whether two spans of one day have time in common; one may begin when another ends. */
export function doOverlap(spans: readonly Pick<DayHours, 'from' | 'to'>[]): boolean {
  const sorted = spans.filter(isValidSpan).map(minutesOfSpan)
  sorted.sort((one, other) => one.start - other.start)
  return sorted.some(({ start }, index) => start < (sorted[index - 1]?.end ?? 0))
}

function minutesOfSpan({ from, to }: Span) {
  const start = minutesOf(from) ?? 0
  const end = minutesOf(to) ?? 0
  return { start, end: end > start ? end : end + 24 * 60 }
}

/** In the order of the day. */
export const sortedSpans = (spans: readonly Span[]): Span[] =>
  [...spans].sort((one, other) => one.from.localeCompare(other.from))
