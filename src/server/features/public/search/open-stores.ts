import { addDays, mauritiusClock, mauritiusDay, weekdays } from '#domain/mauritius-time.ts'
import { weekdayOf } from '#domain/opening-hours.ts'
import { prepared } from '#server/lists/prepared.ts'
import type { Tables } from '#server/platform/database/connect.ts'

/** A span that does not end after it begins ends on the next day. */
const covers = (minute: string, from: string, to: string) =>
  `${minute} >= ${from} and ${minute} < ${to} + case when ${to} > ${from} then 0 else 1440 end`

/** A value that the planner does not see: it would plan the statement for each minute, which takes longer than to run it. */
const asked = (value: string) => `(select ${value} from asked)`

/** Minutes since the day began, which is today or yesterday. */
const minuteSince = (isToday: string) =>
  `(case when ${isToday} then ${asked('minute')} else ${asked('minute')} + 1440 end)`

const ofThese = `store_id = any ((select ids from stores)::uuid[])`
const onBothDays = `weekday = any (array[${asked('today')}, ${asked('yesterday')}])`
const isOpenThen = covers(minuteSince(`weekday = ${asked('today')}`), 'from_minute', 'to_minute')

/**
 * The same rule as `openingStatus`, for thousands of stores. What began yesterday may go on today, so both days are looked
 * at, with the minutes since each began. On a special day other hours replace those of the weekday, and a store that has
 * not set its hours is not open. The ids are read from their text once, not for each row that they are compared with.
 */
const openStatement = `with stores (ids) as materialized (select {ids}::text::uuid[]),
  asked as materialized (select {today}::int as today, {yesterday}::int as yesterday, {minute}::int as minute,
    {day}::date as day, {dayBefore}::date as day_before),
  special as materialized (
    select store_id, spans, day = ${asked('day')} as is_today from special_days
    where ${ofThese} and day = any (array[${asked('day')}, ${asked('day_before')}]) and hours <> 'usual')
  select store_id as id from (
    select store_id, weekday from opening_hours where ${ofThese} and ${onBothDays} and is_open and ${isOpenThen}
    union all
    select store_id, weekday from opening_spans as further where ${ofThese} and ${onBothDays} and ${isOpenThen}
      and exists (
        select from opening_hours as usual
        where usual.store_id = further.store_id and usual.weekday = further.weekday and usual.is_open)) open
  where (store_id, weekday = ${asked('today')}) not in (select store_id, is_today from special)
  union
  select store_id from special cross join generate_series(1, cardinality(spans), 2) as at
  where ${covers(minuteSince('is_today'), 'spans[at]', 'spans[at + 1]')}
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
