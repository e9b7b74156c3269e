import { backOff } from '#server/platform/jobs/back-off.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'

const day = 24 * 3600

/** Once a day: announces windows, reminds stores, and deletes those that were warned and still do not pay. */
export function feesEveryDay(jobs: JobQueue, today: () => Promise<void>): void {
  jobs.work('fees', {
    do: today,
    pauseAfter: backOff({ firstSeconds: 60, longestSeconds: 3600, tries: 10 }),
  })
  jobs.every('fees', day)
}
