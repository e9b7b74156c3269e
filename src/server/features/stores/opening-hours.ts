import type { OpeningHours } from '#contract/opening-hours.ts'
import { weekdays } from '#domain/mauritius-time.ts'
import type { HoursRow } from './stores.queries.ts'

/** Null until the store has set its hours: unknown is not closed. */
export function toOpeningHours(rows: readonly HoursRow[] | null): OpeningHours | null {
  if (!rows) return null
  const days = rows.map(({ weekday, isOpen, fromMinute, toMinute }) => [
    weekdays[weekday - 1],
    { open: isOpen, from: clockTime(fromMinute), to: clockTime(toMinute) },
  ])
  return Object.fromEntries(days)
}

function clockTime(minute: number | null): string | null {
  if (minute === null) return null
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60]
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}
