import { type SQL, sql } from 'drizzle-orm'
import type { products, stores } from '#server/platform/database/schema/index.ts'
import type { CityCount } from './counted-page.ts'

const levels = [1, 2, 3, 4] as const
export type Level = (typeof levels)[number]

/** What sits in a category of this level or below it, in words that an index over that level understands. */
export function inCategory(table: typeof products | typeof stores, level: Level, id: string): SQL {
  const path = table.categoryPath
  return sql`(${path}[${sql.raw(String(level))}] = ${id} and cardinality(${path}) >= ${sql.raw(String(level))})`
}

export interface CategoryCount extends CityCount {
  level: Level
}

/**
 * Counts by city at every level at once: a category's own level answers, the others cost one look at an index. So nobody has
 * to ask first which level a category is on.
 */
export function countsInCategory(
  table: typeof products | typeof stores,
  id: string,
  where: (level: Level) => SQL | undefined,
): SQL {
  const perLevel = levels.map(
    (level) => sql`
      select ${sql.raw(String(level))}::int as level, ${table.city} as city, count(*)::int as count
      from ${table} where ${inCategory(table, level, id)} and ${where(level)} group by ${table.city}`,
  )
  return sql.join(perLevel, sql` union all `)
}
