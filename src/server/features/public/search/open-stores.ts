import { addDays, mauritiusDay, weekdays } from '#domain/mauritius-time.ts'
import { openAt, weekdayOf } from '#domain/opening-hours.ts'
import { prepared } from '#server/lists/prepared.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { type StoreHoursRow, toStoreHours } from '#server/shared/opening-hours.ts'

/** What decides whether stores are open: the weekdays and special days of today and yesterday. */
const hoursStatement = `
  select s.id, h.hours, e.spans as "extraSpans", d.days as "specialDays"
  from unnest({ids}::text::uuid[]) as s (id)
    cross join lateral (select from opening_hours where store_id = s.id limit 1) as is_set
    cross join lateral (
      select coalesce(json_agg(json_build_object('weekday', weekday, 'isOpen', is_open, 'fromMinute', from_minute,
        'toMinute', to_minute)), '[]') as hours
      from opening_hours where store_id = s.id and weekday in ({today}::int, {yesterday}::int)) h
    cross join lateral (
      select json_agg(json_build_object('weekday', weekday, 'fromMinute', from_minute, 'toMinute', to_minute)) as spans
      from opening_spans where store_id = s.id and weekday in ({today}::int, {yesterday}::int)) e
    cross join lateral (
      select json_agg(json_build_object('day', day, 'hours', hours, 'spans', spans, 'note', null,
        'holiday', json_build_object('en', null, 'fr', null))) as days
      from special_days where store_id = s.id and day in ({day}::date, {dayBefore}::date)) d`

type Row = Omit<StoreHoursRow, 'hoursConfirmedAt'> & { id: string }

const numberOf = (day: string) => weekdays.indexOf(weekdayOf(day)) + 1

export type OpenStores = ReturnType<typeof openStores>

/** Which of some stores are open. A store that has not set its hours is not. */
export function openStores(tables: Tables) {
  const hours = prepared<Row>(tables, hoursStatement)

  return async (ids: ReadonlySet<string>, now: Date): Promise<Set<string>> => {
    const day = mauritiusDay(now)
    const dayBefore = addDays(day, -1)
    const rows = await hours({
      ids: `{${[...ids].join(',')}}`,
      today: numberOf(day),
      yesterday: numberOf(dayBefore),
      day,
      dayBefore,
    })
    const isOpen = openAt(now)
    const open = rows.filter((row) => isOpen(toStoreHours({ ...row, hoursConfirmedAt: null }, 'en')))
    return new Set(open.map(({ id }) => id))
  }
}
