import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

/** How many visits of a Mauritius day fell into each bucket of a vital (`domain/vitals.ts`). Nothing else is kept. */
export const vitalCounts = pgTable(
  'vital_counts',
  {
    day: date('day').notNull(),
    page: text('page').notNull(),
    vital: text('vital').notNull(),
    bucket: smallint('bucket').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.page, t.vital, t.bucket] }),
    check('vital_counts_positive', sql`${t.count} > 0`),
  ],
)
