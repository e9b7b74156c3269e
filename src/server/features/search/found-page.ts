import { sql } from 'drizzle-orm'
import { pageSize } from '#domain/listing.ts'
import type { Wanted } from '#server/cards/counted-page.ts'
import type { Tables } from '#server/database/connect.ts'
import type { Findings } from './findings.ts'

/** Up to here it is quicker to sort what was found than to walk along the ratings until a page is full. */
const fewEnoughToSort = 1000

const nothingSelected = {}

/**
 * The parts of one statement that finds, counts and cuts out a page, best rated first. An index for words has no order: few
 * finds are sorted, many are met by walking along the index of ratings.
 */
export function foundPage(tables: Tables, findings: Findings, { page, city }: Wanted) {
  const { goods, written, close } = findings
  const found = sql`(select * from written union all select * from close) as found`
  const inCity = city ? sql`city = ${city}` : sql`true`
  const here = sql`(select here from totals)`
  const cut = sql`order by average_rating desc, rating_count desc, id
    limit ${pageSize} offset ${(page - 1) * pageSize}`

  const totals = tables
    .$with('totals', {
      here: sql<number>`here`.as('here'),
      isClose: sql<boolean>`is_close`.as('is_close'),
    })
    .as(
      sql`select (count(*) filter (where ${inCity}))::int as here, exists (select from close) as is_close from ${found}`,
    )
  const cutOut = tables.$with('page', { id: sql<string>`id`.as('id') }).as(sql`
    (select id from ${found} where ${inCity} and ${here} <= ${fewEnoughToSort} ${cut})
    union all
    (select id from ${goods.table} where ${goods.isVisible} and ${inCity} and ${here} > ${fewEnoughToSort}
      and (id in (select id from ${found})) is true ${cut})`)
  return {
    parts: [
      tables.$with('written', nothingSelected).as(written),
      tables.$with('close', nothingSelected).as(close),
      totals,
      cutOut,
    ],
    totals,
    cutOut,
  }
}
