import { lt } from 'drizzle-orm'
import { keptDayMonths, keptInsightDays } from '#domain/insights.ts'
import { addDays, addMonths, mauritiusDay } from '#domain/mauritius-time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { searchWords, storeDays, storeHours, wishCounts } from '#server/platform/database/schema/index.ts'
import { backOff } from '#server/platform/jobs/back-off.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'

const day = 24 * 3600

/** Deletes figures that no period shows any more, once a day. */
export function sweepFigures(jobs: JobQueue, tables: Tables, clock: Clock): void {
  jobs.work('sweep-figures', {
    async do() {
      const today = mauritiusDay(clock())
      const oldest = addDays(today, -keptInsightDays)
      await tables.delete(searchWords).where(lt(searchWords.day, oldest))
      await tables.delete(storeHours).where(lt(storeHours.day, oldest))
      const oldestDay = addMonths(today, -keptDayMonths)
      await tables.delete(storeDays).where(lt(storeDays.day, oldestDay))
      await tables.delete(wishCounts).where(lt(wishCounts.day, oldestDay))
    },
    pauseAfter: backOff({ firstSeconds: 60, longestSeconds: 3600, tries: 10 }),
  })
  jobs.every('sweep-figures', day)
}
