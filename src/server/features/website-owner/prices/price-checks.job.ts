import { backOff } from '#server/platform/jobs/back-off.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'

const hour = 3600

export function priceChecksEveryHour(jobs: JobQueue, check: () => Promise<void>): void {
  jobs.work('price-checks', {
    do: check,
    pauseAfter: backOff({ firstSeconds: 10, longestSeconds: 600, tries: 10 }),
  })
  jobs.every('price-checks', hour)
}
