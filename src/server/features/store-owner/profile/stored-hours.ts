import { minutesOf } from '#domain/clock-time.ts'
import { type Weekday, weekdays } from '#domain/mauritius-time.ts'
import type { DayHours, Span } from '#domain/opening-hours.ts'
import type { HoursRow, SpanRow } from '#server/shared/opening-hours.ts'

export const everyWeekday = weekdays.map((_, index) => index + 1)

/** No rows when the store no longer says when it is open. */
export function weekOf(hours: Record<Weekday, DayHours> | null): HoursRow[] {
  if (!hours) return []
  return weekdays.map((weekday, index) => {
    const { open, from, to } = hours[weekday]
    return {
      weekday: index + 1,
      isOpen: open,
      fromMinute: minutesOf(from) ?? null,
      toMinute: minutesOf(to) ?? null,
    }
  })
}

export function spansOf(extra: Record<Weekday, readonly Span[]>): SpanRow[] {
  return weekdays.flatMap((weekday, index) =>
    extra[weekday].map(({ from, to }) => ({
      weekday: index + 1,
      fromMinute: minutesOf(from) ?? 0,
      toMinute: minutesOf(to) ?? 0,
    })),
  )
}

/** The weekdays whose first span another week changes. */
export function changedWeekdays(before: readonly HoursRow[], after: readonly HoursRow[]): number[] {
  const inWeek = (week: readonly HoursRow[], weekday: number) => {
    const { isOpen, fromMinute, toMinute } = week.find((day) => day.weekday === weekday) ?? {}
    return [isOpen, fromMinute, toMinute].join()
  }
  return everyWeekday.filter((weekday) => inWeek(before, weekday) !== inWeek(after, weekday))
}
