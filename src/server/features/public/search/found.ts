import { type SQL, sql } from 'drizzle-orm'
import { visibleProduct, visibleStore } from '#server/lists/list.ts'
import { products, stores } from '#server/platform/database/schema/index.ts'
import type { Step } from './steps.ts'

export const searched = {
  products: { table: products, isVisible: visibleProduct },
  stores: { table: stores, isVisible: visibleStore },
}
export type Kind = keyof typeof searched

interface Part {
  name: string
  selection: SQL
}

/** One CTE per step. A later step is not evaluated once an earlier one has found something. */
export function stepsOf(kind: Kind, steps: readonly Step[]): Part[] {
  const { table, isVisible } = searched[kind]
  return steps.map(({ column, query }, index) => {
    const earlier = steps.slice(0, index).map((_, at) => sql`and not exists (select from ${nameOf(at)})`)
    return {
      name: `step_${index}`,
      selection: sql`select id, city, average_rating, rating_count from ${table}
        where ${isVisible} and ${column === 'search' ? table.search : table.nameWords} @@ ${query}
        ${sql.join(earlier, sql` `)}`,
    }
  })
}

const nameOf = (index: number): SQL => sql.raw(`step_${index}`)

/** The rows of the first step that found something. */
export const found = (steps: readonly Step[]): SQL =>
  sql`(${sql.join(
    steps.map((_, index) => sql`select * from ${nameOf(index)}`),
    sql` union all `,
  )}) as found`
