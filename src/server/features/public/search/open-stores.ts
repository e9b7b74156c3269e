import { addDays, mauritiusClock, mauritiusDay, weekdays } from '#domain/mauritius-time.ts'
import { weekdayOf } from '#domain/opening-hours.ts'
import { prepared } from '#server/lists/prepared.ts'
import type { Tables } from '#server/platform/database/connect.ts'

/** A span that does not end after it begins ends on the next day. */
const covers = (from: string, to: string) =>
  `minute >= ${from} and minute < ${to} + case when ${to} > ${from} then 0 else 1440 end`

/**
 * The same rule as `openingStatus`, for thousands of stores. What began yesterday may go on today, so both days are looked
 * at, with the minutes since each began. On a special day other hours replace those of the weekday, and a store that has
 * not set its hours is not open. The ids are read from their text once, not for each row that they are compared with.
 */
const openStatement = `with stores (store_id) as materialized (select unnest({ids}::text::uuid[])),
  days (weekday, day, minute) as materialized (values
    ({today}::int, {day}::date, {minute}::int),
    ({yesterday}::int, {dayBefore}::date, {minute}::int + 1440)),
  special as materialized (
    select store_id, day, minute, spans from special_days join days using (day)
    where hours <> 'usual' and store_id in (select store_id from stores)),
  usual as materialized (
    select store_id, weekday, from_minute, to_minute, minute from days cross join lateral (
      select store_id, from_minute, to_minute from opening_hours
      where store_id = any (array(select store_id from stores)) and weekday = days.weekday and is_open
      offset 0) hours
    where (store_id, day) not in (select store_id, day from special))
  select store_id as id from usual where ${covers('from_minute', 'to_minute')}
  union
  select store_id from usual join opening_spans as further using (store_id, weekday)
  where ${covers('further.from_minute', 'further.to_minute')}
  union
  select store_id from special cross join generate_series(1, cardinality(spans), 2) as at
  where ${covers('spans[at]', 'spans[at + 1]')}
    and exists (select from opening_hours where opening_hours.store_id = special.store_id)`

const numberOf = (day: string) => weekdays.indexOf(weekdayOf(day)) + 1

export type OpenStores = ReturnType<typeof openStores>

/** Which of some stores are open. */
export function openStores(tables: Tables) {
  const open = prepared<{ id: string }>(tables, openStatement)

  return async (ids: ReadonlySet<string>, now: Date): Promise<Set<string>> => {
    if (ids.size === 0) return new Set()
    const day = mauritiusDay(now)
    const dayBefore = addDays(day, -1)
    const rows = await open({
      ids: `{${[...ids].join(',')}}`,
      today: numberOf(day),
      yesterday: numberOf(dayBefore),
      day,
      dayBefore,
      minute: mauritiusClock(now).minutes,
    })
    return new Set(rows.map(({ id }) => id))
  }
}
