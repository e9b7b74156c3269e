import { pageSize } from '#domain/listing.ts'
import type { KeptList } from './kept-list.ts'

export type ListOrder = 'bestRated' | 'newest'

interface PageStatement {
  list: KeptList
  order: ListOrder
  inCity: boolean
  /** The columns and joins of the cards, for rows of the list's table. */
  cards: { columns: string; joins: string }
  /** Its cities are offered too: a best-rated list offers those where anything is rated. */
  offers?: KeptList
  /** Further columns, beside the first card. */
  facts?: string
}

/**
 * One statement for the totals by city and the cards of a page. A far page begins at the last mark before it: the
 * chapters and then the marks of the list are added up, as far as the changes that are not counted yet allow, and the
 * few rows between the mark and the page are skipped. No more rows are looked for than the list has, because behind its
 * last one there may be many that are not in it.
 */
export function pageStatement({ list, order, inCity, cards, offers, facts }: PageStatement): string {
  const { key, seek } = orders[inCity && list.isUpwardsInCity ? 'bestRatedUpwards' : order]
  const where = `${list.where}${inCity ? ' and city = {city}' : ''}`
  const here = inCity ? 'c.city = {city}' : 'true'
  const isNewest = order === 'newest' ? 'is_newest' : 'not is_newest'
  const atFirst = (value: string) => `case when page.number is null or page.number = 1 then (${value}) end`
  return `with ${changesOf(list, 'changes')},
    ${offers ? `${changesOf(offers, 'offered_changes')},` : ''}
    asked as materialized (
      select id, total, {offset}::int - (select count(*) from changes c where ${here} and c.change > 0) as place
      from list_totals where list = '${list.name}' and scope = ${list.scope} and city = ${inCity ? '{city}' : "''"}),
    chapter as materialized (
      select position, before from (
        select position, sum(members) over (order by position rows unbounded preceding) as before
        from list_chapters where {offset}::int > 0 and list_id = (select id from asked) and ${isNewest}) chapters
      where before <= (select place from asked) order by before desc, position desc limit 1),
    mark as materialized (
      select ${key.marks}, before from (
        select ${key.marks}, position, coalesce((select before from chapter), 0)
          + sum(case when position = (select position from chapter) then 0 else members end)
            over (order by position rows unbounded preceding) as before
        from list_marks where {offset}::int > 0 and list_id = (select id from asked) and ${isNewest}
          and position >= coalesce((select position from chapter), -9223372036854775808)
        order by position limit ${mostMarksOfChapter}) marks
      where before <= (select place from asked) order by before desc, position desc limit 1),
    start as materialized (
      select ${key.start},
        {offset}::int - coalesce(m.before, 0)
          - coalesce((select sum(c.change) from changes c where ${here} and ${key.isBefore}), 0) as skip,
        greatest(0, least(${pageSize}, coalesce((select total from asked), 0)
          + coalesce((select sum(c.change) from changes c where ${here}), 0) - {offset}::int)) as wanted
      from (select) as one left join mark m on true),
    page as materialized (
      select found.id, row_number() over () as number
      from start cross join lateral (${seek(list.of, where)}) found
      -- A limit that the planner can read.
      limit ${pageSize})
    select ${atFirst(citiesOf(list))} as cities, ${atFirst(changedIn('changes'))} as changed,
      ${offers ? `${atFirst(citiesOf(offers))} as offered, ${atFirst(changedIn('offered_changes'))} as "offeredChanged",` : ''}
      ${list.clock ? `${atFirst(list.clock.until)} as until,` : ''}
      ${facts ? `${facts},` : ''}
      ${cards.columns}
    from (select) as one left join (page join ${list.of} on ${list.of}.id = page.id ${cards.joins}) on true
    order by page.number`
}

/** The totals of a list by city, without a page. */
export function citiesStatement(list: KeptList, facts?: string): string {
  return `with ${changesOf(list, 'changes')}
    select (${citiesOf(list)}) as cities, (${changedIn('changes')}) as changed
      ${list.clock ? `, (${list.clock.until}) as until` : ''} ${facts ? `, ${facts}` : ''}`
}

/** What the stored totals and marks do not have yet: changes that are not counted, and what the clock has moved. */
function changesOf({ of, changed, clock }: KeptList, name: string): string {
  const noted = `select c.city, c.average, c.ratings, c.added_at, c.member_id, c.change::int
    from list_changes c ${clock ? 'cross join clock' : ''} where ${of === 'stores' ? '' : 'not'} c.is_store and ${changed}`
  if (!clock) return `${name} as materialized (${noted})`
  return `clock as materialized (select at from list_clock),
    ${name} as materialized (${noted} union all
      select moved.* from clock cross join ${clock.moved}(clock.at, {now}) moved)`
}

export const citiesOf = ({ name, scope }: KeptList) =>
  `select cities from list_totals where list = '${name}' and scope = ${scope} and city = ''`

export const changedIn = (changes: string) => `select json_object_agg(city, change) from (
  select city, sum(change) as change from ${changes} group by city) changed`

/** As many marks as a chapter has at most in migration `list_totals`, and the last of the chapter before. */
const mostMarksOfChapter = 2 * 128 + 1

const ratingKey = {
  marks: 'average, ratings, member_id',
  start: `coalesce(m.average, 'infinity') as average, coalesce(m.ratings, 2147483647) as ratings,
    coalesce(m.member_id, '00000000-0000-0000-0000-000000000000') as member_id`,
  isBefore: `((c.average, c.ratings) > (m.average, m.ratings)
    or c.average = m.average and c.ratings = m.ratings and c.member_id < m.member_id)`,
}

const orders = {
  bestRated: {
    key: ratingKey,
    // Two ranges, because no single range of an index has averages downwards and ids upwards.
    seek: (table: string, where: string) => `
      (select id, average_rating, rating_count from ${table}
        where ${where} and average_rating = start.average and rating_count = start.ratings and id >= start.member_id
        order by id limit start.skip + start.wanted)
      union all
      (select id, average_rating, rating_count from ${table}
        where ${where} and (average_rating, rating_count) < (start.average, start.ratings)
        order by average_rating desc, rating_count desc, id limit start.skip + start.wanted)
      order by average_rating desc, rating_count desc, id limit start.wanted offset start.skip`,
  },
  bestRatedUpwards: {
    key: ratingKey,
    seek: (table: string, where: string) => `
      select id from ${table}
      where ${where} and (- average_rating, - rating_count, id) >= (- start.average, - start.ratings, start.member_id)
      order by - average_rating, - rating_count, id limit start.wanted offset start.skip`,
  },
  newest: {
    key: {
      marks: 'added_at, member_id',
      start: `coalesce(m.added_at, 'infinity') as added_at,
        coalesce(m.member_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff') as member_id`,
      isBefore: '(c.added_at, c.member_id) > (m.added_at, m.member_id)',
    },
    seek: (table: string, where: string) => `
      select id from ${table} where ${where} and (created_at, id) <= (start.added_at, start.member_id)
      order by created_at desc, id desc limit start.wanted offset start.skip`,
  },
}
