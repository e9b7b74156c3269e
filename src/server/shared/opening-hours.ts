import { sql } from 'drizzle-orm'
import type { SpecialDay, StoreHours } from '#contract/shapes/opening-hours.ts'
import { timeText } from '#domain/clock-time.ts'
import type { Language } from '#domain/language.ts'
import { type Weekday, weekdays } from '#domain/mauritius-time.ts'
import {
  holidays,
  openingHours,
  openingSpans,
  specialDays,
  stores,
} from '#server/platform/database/schema/index.ts'

export interface HoursRow {
  weekday: number
  isOpen: boolean
  fromMinute: number | null
  toMinute: number | null
}

export interface SpanRow {
  weekday: number
  fromMinute: number
  toMinute: number
}

interface SpecialDayRow {
  day: string
  hours: SpecialDay['hours']
  spans: number[]
  note: string | null
  holiday: Record<Language, string | null>
}

/** The names of the holidays of a special day. */
const holidayNames = (column: 'name_en' | 'name_fr') => sql`(
  select string_agg(f.${sql.raw(column)}, ', ' order by f.name_en) from ${holidays} f where f.day = d.day)`

/** The hours of the store of a row. */
export const hoursColumns = {
  hours: sql<HoursRow[] | null>`(
    select json_agg(json_build_object('weekday', h.weekday, 'isOpen', h.is_open, 'fromMinute', h.from_minute,
      'toMinute', h.to_minute) order by h.weekday)
    from ${openingHours} h where h.store_id = ${stores.id})`,
  extraSpans: sql<SpanRow[] | null>`(
    select json_agg(json_build_object('weekday', e.weekday, 'fromMinute', e.from_minute, 'toMinute', e.to_minute)
      order by e.weekday, e.from_minute)
    from ${openingSpans} e where e.store_id = ${stores.id})`,
  specialDays: sql<SpecialDayRow[] | null>`(
    select json_agg(json_build_object('day', d.day, 'hours', d.hours, 'spans', d.spans, 'note', d.note,
      'holiday', json_build_object('en', ${holidayNames('name_en')}, 'fr', ${holidayNames('name_fr')}))
      order by d.day)
    from ${specialDays} d where d.store_id = ${stores.id})`,
  hoursConfirmedAt: stores.hoursConfirmedAt,
}

export interface StoreHoursRow {
  hours: HoursRow[] | null
  extraSpans: SpanRow[] | null
  specialDays: SpecialDayRow[] | null
  hoursConfirmedAt: Date | null
}

/** Nothing until the store has set its hours: unknown is not closed. */
export function toStoreHours(row: StoreHoursRow, language: Language): StoreHours {
  const { hours, extraSpans, specialDays, hoursConfirmedAt } = row
  if (!hours) return { openingHours: null, extraHours: {}, specialDays: [], hoursConfirmedAt: null }
  return {
    openingHours: Object.fromEntries(
      hours.map(({ weekday, isOpen, fromMinute, toMinute }) => [
        weekdays[weekday - 1],
        { open: isOpen, from: clockTime(fromMinute), to: clockTime(toMinute) },
      ]),
    ),
    extraHours: toExtraHours(extraSpans ?? []),
    specialDays: (specialDays ?? []).map((special) => ({
      ...special,
      spans: toSpans(special.spans),
      holiday: special.holiday[language],
    })),
    hoursConfirmedAt: hoursConfirmedAt?.toISOString() ?? null,
  }
}

function toExtraHours(rows: readonly SpanRow[]): StoreHours['extraHours'] {
  const extraHours: StoreHours['extraHours'] = {}
  for (const { weekday, fromMinute, toMinute } of rows) {
    const name = weekdays[weekday - 1] as Weekday
    extraHours[name] = [...(extraHours[name] ?? []), { from: timeText(fromMinute), to: timeText(toMinute) }]
  }
  return extraHours
}

/** From, to, from, to. */
function toSpans(minutes: readonly number[]): SpecialDay['spans'] {
  return Array.from({ length: minutes.length / 2 }, (_, index) => ({
    from: timeText(minutes[2 * index] ?? 0),
    to: timeText(minutes[2 * index + 1] ?? 0),
  }))
}

const clockTime = (minute: number | null) => (minute === null ? null : timeText(minute))
