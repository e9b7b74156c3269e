import { backOff } from '#server/platform/jobs/back-off.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'

const hour = 3600

/** At every full hour, midnight in Mauritius among them, so that a missed one is made up for soon. */
export function featuredEveryHour(jobs: JobQueue, follow: () => Promise<void>): void {
  jobs.work('featured', {
    do: follow,
    pauseAfter: backOff({ firstSeconds: 10, longestSeconds: 600, tries: 10 }),
  })
  jobs.every('featured', hour)
}
