import { sql } from 'drizzle-orm'
import type { OpeningHours } from '#contract/shapes/opening-hours.ts'
import { weekdays } from '#domain/mauritius-time.ts'
import { timeText } from '#domain/opening-hours.ts'
import { openingHours, stores } from '#server/platform/database/schema/index.ts'

export interface HoursRow {
  weekday: number
  isOpen: boolean
  fromMinute: number | null
  toMinute: number | null
}

/** The week of the store of a row. */
export const hoursOfStore = sql<HoursRow[] | null>`(
  select json_agg(json_build_object('weekday', h.weekday, 'isOpen', h.is_open, 'fromMinute', h.from_minute,
    'toMinute', h.to_minute) order by h.weekday)
  from ${openingHours} h where h.store_id = ${stores.id})`

/** Null until the store has set its hours: unknown is not closed. */
export function toOpeningHours(rows: readonly HoursRow[] | null): OpeningHours | null {
  if (!rows) return null
  const days = rows.map(({ weekday, isOpen, fromMinute, toMinute }) => [
    weekdays[weekday - 1],
    { open: isOpen, from: clockTime(fromMinute), to: clockTime(toMinute) },
  ])
  return Object.fromEntries(days)
}

const clockTime = (minute: number | null) => (minute === null ? null : timeText(minute))
