import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * How often something was tried in a period; the columns are those the limiter library expects. The table is unlogged:
 * a crash of the database empties it.
 */
export const rateCounts = pgTable('rate_counts', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  /** In milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
})
