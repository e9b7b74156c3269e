import { addDays, mauritiusClock, mauritiusDay, weekdays } from '#domain/mauritius-time.ts'
import { weekdayOf } from '#domain/opening-hours.ts'
import { prepared } from '#server/lists/prepared.ts'
import type { Tables } from '#server/platform/database/connect.ts'

/** A span that does not end after it begins ends on the next day. */
const covers = (from: string, to: string) =>
  `minute >= ${from} and minute < ${to} + case when ${to} > ${from} then 0 else 1440 end`

const theseStores = 'store_id = any ({ids}::text::uuid[])'

/**
 * The same rule as `openingStatus`, for thousands of stores. What began yesterday may go on today, so both days are looked
 * at, with the minutes since each began. On a special day other hours replace those of the weekday, and a store that has
 * not set its hours is not open.
 */
const openStatement = `with days (weekday, day, minute) as materialized (values
    ({today}::int, {day}::date, {minute}::int),
    ({yesterday}::int, {dayBefore}::date, {minute}::int + 1440)),
  special as materialized (
    select store_id, day, minute, spans from special_days join days using (day)
    where ${theseStores} and hours <> 'usual'),
  usual as materialized (
    select store_id, weekday, from_minute, to_minute, minute from opening_hours join days using (weekday)
    where ${theseStores} and is_open and (store_id, day) not in (select store_id, day from special)),
  further as materialized (
    select store_id, weekday, from_minute, to_minute from opening_spans join days using (weekday)
    where ${theseStores})
  select store_id as id from usual where ${covers('from_minute', 'to_minute')}
  union
  select store_id from usual join further using (store_id, weekday)
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
