import { type Placeholder, sql } from 'drizzle-orm'

/**
 * For `limit` and `offset` of a statement that is sent often. As values they would make PostgreSQL plan it for each page,
 * which takes longer than to run it: so the limit is a part of the text, and the planner does not see the offset.
 */
export function pageCut({ limit, offset }: { limit: number; offset: number }) {
  if (!Number.isSafeInteger(limit)) throw new Error(`A page of ${limit} rows cannot be cut out.`)
  const parts = { limit: sql.raw(String(limit)), offset: sql`(select ${offset}::int)` }
  // The query builder takes expressions here, but its types do not say so.
  return parts as unknown as { limit: Placeholder; offset: Placeholder }
}
