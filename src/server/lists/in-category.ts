import { type SQL, sql } from 'drizzle-orm'
import type { products, stores } from '#server/platform/database/schema/index.ts'
import type { CityCount } from './counted-page.ts'

const levels = [1, 2, 3, 4] as const
export type Level = (typeof levels)[number]

/** Matches a category of this level and everything below it, in the form that the index over that level needs. */
export function inCategory(table: typeof products | typeof stores, level: Level, id: string): SQL {
  const path = table.categoryPath
  return sql`(${path}[${sql.raw(String(level))}] = ${id} and cardinality(${path}) >= ${sql.raw(String(level))})`
}

export interface CategoryCount extends CityCount {
  level: Level
}

/**
 * Counts by city at every level at once, so that the caller need not know the level of a category. The other levels
 * cost one index lookup each.
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
