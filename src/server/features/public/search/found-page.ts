import { pageSize } from '#domain/listing.ts'
import { mostNarrowed } from '#domain/search-filters.ts'
import { factsIn } from './candidates.ts'
import type { Step } from './steps.ts'

/** What search looks through, and who is shown. */
export const searched = {
  products: 'is_visible',
  stores: `status = 'active'`,
}
export type Kind = keyof typeof searched

/** Up to this number it is faster to sort the matches than to scan the ratings until a page is full. */
const fewEnoughToSort = 1000

/**
 * One CTE per step, for the values of `stepValues`. A later step is not evaluated once an earlier one has found
 * something. The query is hidden from the planner, so that it uses the index even for common words.
 */
const stepsOf = (kind: Kind, steps: readonly Step[], besides = ''): string =>
  steps
    .map(({ column }, at) => {
      const earlier = steps.slice(0, at).map((_, before) => `and not exists (select from step_${before})`)
      return `step_${at} as materialized (
        select id, city, average_rating, rating_count ${besides} from ${kind}
        where ${searched[kind]} and ${column} @@ (select search_query({step_${at}}::text::jsonb)) ${earlier.join(' ')})`
    })
    .join(', ')

/** The rows of the first step that found something. */
const found = (steps: readonly Step[]): string =>
  `(${steps.map((_, at) => `select * from step_${at}`).join(' union all ')}) as found`

export const stepValues = (steps: readonly Step[]): Record<string, string> =>
  Object.fromEntries(steps.map(({ wanted }, at) => [`step_${at}`, JSON.stringify(wanted)]))

interface Cards {
  columns: string
  joins: string
}

const totalsOf = (all: string, isHere: string) => `totals as materialized (
      select (count(*) filter (where ${isHere}))::int as here, count(*)::int as everywhere from ${all})`

const bestFirst = 'order by average_rating desc, rating_count desc, id'

/**
 * One statement that finds, counts and cuts out a page, best rated first. A word index has no order, so few matches are
 * sorted, and many are found by scanning the index of ratings.
 */
export function pageStatement(kind: Kind, steps: readonly Step[], inCity: boolean, cards: Cards): string {
  const all = found(steps)
  const isHere = inCity ? 'city = {city}' : 'true'
  const here = '(select here from totals)'
  const cut = `${bestFirst} limit ${pageSize} offset (select {offset}::int)`
  return `with ${stepsOf(kind, steps)},
    ${totalsOf(all, isHere)},
    page as materialized (
      (select id from ${all} where ${isHere} and ${here} <= ${fewEnoughToSort} ${cut})
      union all
      (select id from ${kind} where ${searched[kind]} and ${isHere} and ${here} > ${fewEnoughToSort}
        and (id in (select id from ${all})) is true ${cut}))
    select totals.here, totals.everywhere, ${cards.columns}
    from totals left join (page join ${kind} on ${kind}.id = page.id ${cards.joins}) on true
    order by ${kind}.average_rating desc, ${kind}.rating_count desc, ${kind}.id`
}

/**
 * The best rated of what is found, with what filters and orders look at. Stores have it in their rows. Of products found by
 * their descriptions it is written for the best rated alone.
 */
export function bestStatement(kind: Kind, steps: readonly Step[], inCity: boolean): string {
  const all = found(steps)
  const isHere = inCity ? 'city = {city}' : 'true'
  const best = `${all} where ${isHere} ${bestFirst} limit ${mostNarrowed}`
  const known = {
    products: `select search_facts(products) as facts from products where id = any (array(select id from ${best}))`,
    stores: `select facts from ${best}`,
  }
  return `with ${stepsOf(kind, steps, kind === 'stores' ? ', facts' : '')}, ${totalsOf(all, isHere)},
    known as materialized (${known[kind]})
    select totals.here, totals.everywhere, ${factsIn('known')} from totals`
}

export const citiesStatement = (kind: Kind, steps: readonly Step[]): string =>
  `with ${stepsOf(kind, steps)} select distinct city from ${found(steps)}`
