import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'

/** Each backup that was made or failed, for the console. */
export const backupRuns = pgTable(
  'backup_runs',
  {
    id: id(),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at').notNull(),
    isScheduled: boolean('is_scheduled').notNull(),
    isEncrypted: boolean('is_encrypted').notNull(),
    /** Only of a backup that was made. */
    bytes: bigint('bytes', { mode: 'number' }),
    /** Only of one that failed. */
    failure: text('failure'),
  },
  (t) => [
    check('backup_runs_outcome', sql`num_nonnulls(${t.bytes}, ${t.failure}) = 1`),
    index('backup_runs_order').on(t.finishedAt),
  ],
)

/** Hashes of the ids of deleted accounts, so that a restored backup erases them again. Nothing else is stored. */
export const erasedPeople = pgTable(
  'erased_people',
  { personHash: text('person_hash').primaryKey(), erasedAt: instant('erased_at').notNull() },
  (t) => [index('erased_people_order').on(t.erasedAt)],
)
