import { backOff } from '#server/platform/jobs/back-off.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'
import type { bulkEdit } from './bulk-edit.service.ts'

const hour = 3600

/** Each deletion in bulk sends a job for a minute later; once an hour it is looked for what one of them missed. */
export function deleteProductsJob(
  jobs: JobQueue,
  { deleteDue }: Pick<ReturnType<typeof bulkEdit>, 'deleteDue'>,
) {
  jobs.work('delete-products', {
    do: deleteDue,
    pauseAfter: backOff({ firstSeconds: 15, longestSeconds: hour, tries: 20 }),
  })
  jobs.every('delete-products', hour)
}
