import { backOff } from '#server/platform/jobs/back-off.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'

const hour = 3600

/** Every few hours, because a holiday may be proclaimed the afternoon before. */
export function hoursJob(jobs: JobQueue, today: () => Promise<void>): void {
  jobs.work('opening-hours', {
    do: today,
    pauseAfter: backOff({ firstSeconds: 60, longestSeconds: hour, tries: 10 }),
  })
  jobs.every('opening-hours', 4 * hour)
}
