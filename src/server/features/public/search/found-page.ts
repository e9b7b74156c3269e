import { sql } from 'drizzle-orm'
import { pageSize } from '#domain/listing.ts'
import type { ListParams } from '#server/lists/counted-page.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { found, type Kind, searched, stepsOf } from './found.ts'
import type { Step } from './steps.ts'

/** Up to this number it is faster to sort the matches than to scan the ratings until a page is full. */
const fewEnoughToSort = 1000

const nothingSelected = {}

/**
 * The CTEs of one statement that finds, counts and cuts out a page, best rated first. A word index has no order, so
 * few matches are sorted, and many are found by scanning the index of ratings.
 */
export function foundPage(tables: Tables, kind: Kind, steps: readonly Step[], { page, city }: ListParams) {
  const { table, isVisible } = searched[kind]
  const all = found(steps)
  const inCity = city ? sql`city = ${city}` : sql`true`
  const here = sql`(select here from totals)`
  const cut = sql`order by average_rating desc, rating_count desc, id
    limit ${pageSize} offset ${(page - 1) * pageSize}`

  const totals = tables
    .$with('totals', {
      here: sql<number>`here`.as('here'),
      everywhere: sql<number>`everywhere`.as('everywhere'),
    })
    .as(sql`select (count(*) filter (where ${inCity}))::int as here, count(*)::int as everywhere from ${all}`)
  const cutOut = tables.$with('page', { id: sql<string>`id`.as('id') }).as(sql`
    (select id from ${all} where ${inCity} and ${here} <= ${fewEnoughToSort} ${cut})
    union all
    (select id from ${table} where ${isVisible} and ${inCity} and ${here} > ${fewEnoughToSort}
      and (id in (select id from ${all})) is true ${cut})`)
  return {
    parts: [
      ...stepsOf(kind, steps).map(({ name, selection }) => tables.$with(name, nothingSelected).as(selection)),
      totals,
      cutOut,
    ],
    totals,
    cutOut,
  }
}
