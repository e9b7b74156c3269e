import { pageSize } from '#domain/listing.ts'
import { spotText } from '#server/platform/database/schema/columns.ts'
import { kmFrom } from './distance-from-place.ts'
import type { KeptList } from './kept-list.ts'
import type { Card } from './list-pages.ts'
import { changedIn, citiesOf } from './page-statement.ts'

interface StatementOptions {
  inCity: boolean
  hasRadius: boolean
  facts: string | undefined
}

/**
 * One statement for the totals by city and the cards of a page, nearest first; at the same distance, as in one place,
 * the best rated. It reads the total of every spot, not the members. The spots are added up by whole km first, so that
 * only those around the page are sorted, and then the members of one spot after the other are read by its index.
 */
export function nearStatement(list: KeptList, card: Card, options: StatementOptions): string {
  const { inCity, hasRadius, facts } = options
  const { of, name, scope } = list
  const atFirst = (value: string) => `case when page.number is null or page.number = 1 then (${value}) end`
  const inThisCity = inCity ? 'city = {city}' : 'true'
  const end = `{offset}::int + ${pageSize}`
  return `with changes as materialized (
      select c.pin, c.city, c.change::int from list_changes c
      where ${of === 'stores' ? '' : 'not'} c.is_store and ${list.changed}),
    spots as materialized (
      select * from (
        select pin, city, members, coalesce(${kmFrom('counted')}, 'infinity') as km from (
          select pin, city, total as members, latitude, longitude
          from spot_totals where list = '${name}' and scope = ${scope}
          union all
          select pin, city, change, nullif(split_part(pin, ',', 1), '')::float8, nullif(split_part(pin, ',', 2), '')::float8
          from changes) counted) placed
      ${hasRadius ? 'where km <= {radius}::float8' : ''}),
    -- Apart, or all spots would be sorted so that the bands come in their order.
    counted as materialized (
      select floor(km) as band, sum(members) as members from spots where ${inThisCity} group by 1),
    bands as materialized (
      select band, before from (
        select band, members, sum(members) over (order by band rows unbounded preceding) - members as before
        from counted) added
      where before < ${end} and before + members > {offset}::int),
    nearest as materialized (
      select km, spots, greatest(0, {offset}::int - before) as skip,
        least(before + members, ${end}) - greatest(before, {offset}::int) as wanted
      from (
        select km, spots, members, (select min(before) from bands) - members
          + sum(members) over (order by km rows unbounded preceding) as before
        from (
          select km, array_agg(distinct ${spotText}) as spots, sum(members) as members
          from spots join bands on band = floor(km) where ${inThisCity}
          group by km having sum(members) > 0) here) added
      where before < ${end} and before + members > {offset}::int),
    page as materialized (
      select id, row_number() over (order by km, above, more, id) as number
      from nearest cross join lateral (${membersOf(list, inCity)}) found
      -- A limit that the planner can read.
      limit ${pageSize})
    select ${
      hasRadius
        ? `${atFirst(totalsWithin)} as cities, null as changed,`
        : `${atFirst(citiesOf(list))} as cities, ${atFirst(changedIn('changes'))} as changed,`
    }
      ${facts ? `${facts},` : ''}
      coalesce(nullif(${of}.pin, ''), ${of}.city) as spot, ${card.text}
    from (select) as one left join (page join ${of} on ${of}.id = page.id ${card.joins}) on true
    order by page.number`
}

const totalsWithin = `select json_object_agg(city, members) from (
  select city, sum(members) as members from spots group by city having sum(members) > 0) counted`

/** The part of the members at one distance that is on the page. Two spots are hardly ever at the same distance. */
function membersOf({ of, where }: KeptList, inCity: boolean): string {
  const order = '- average_rating, - rating_count, id'
  const at = (spot: string) => `
    select id, - average_rating as above, - rating_count as more from ${of}
    where ${where} and ${spotText} = ${spot} ${inCity ? 'and city = {city}' : ''} order by ${order}`
  return `
    (select * from (${at('spots[1]')} limit wanted offset skip) one where cardinality(spots) = 1)
    union all
    (select several.* from unnest(spots) other (spot) cross join lateral (${at('other.spot')} limit wanted + skip) several
      where cardinality(spots) > 1 order by above, more, id limit wanted offset skip)`
}
