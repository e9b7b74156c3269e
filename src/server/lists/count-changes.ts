import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { changeRounds } from './change-rounds.ts'
import { prepared } from './prepared.ts'

interface Deps {
  tables: Tables
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** So many in a round, so that it ends well before a statement is cancelled. */
const atOnce = 2000

/**
 * Adds what has changed to the stored totals, once a second, and sets their clock. Answers are exact without it; the
 * less there is to count, the less each of them reads. Of several processes one counts, the others go on.
 */
export function countingChanges({ tables, clock, log }: Deps) {
  const count = prepared<{ counted: number | null }>(
    tables,
    `select count_list_changes({now}::timestamptz, ${atOnce}) as counted
    where exists (select from list_changes)
      or exists (select from list_clock where abs(extract(epoch from at - {now}::timestamptz)) > 10)`,
  )
  return changeRounds({
    take: async () => (await count({ now: clock().toISOString() }))[0]?.counted,
    atOnce,
    everyMs: 1000,
    log,
    failed: 'list totals could not be counted and are counted later',
  })
}
