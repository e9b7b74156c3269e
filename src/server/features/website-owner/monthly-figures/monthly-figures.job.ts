import { backOff } from '#server/platform/jobs/back-off.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'

const hour = 3600

/** Every few hours, so that the first day of a month in Mauritius has the mails in its morning. */
export function monthlyFiguresJob(jobs: JobQueue, mailFigures: () => Promise<void>): void {
  jobs.work('monthly-figures', {
    do: mailFigures,
    pauseAfter: backOff({ firstSeconds: 60, longestSeconds: hour, tries: 10 }),
  })
  jobs.every('monthly-figures', 4 * hour)
}
