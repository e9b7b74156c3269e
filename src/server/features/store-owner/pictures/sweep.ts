import type { Clock } from '#server/platform/clock.ts'
import type { PictureStore } from '#server/platform/images/picture-store.ts'
import { backOff } from '#server/platform/jobs/back-off.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'
import type { PicturesQueries } from '#server/shared/pictures/pictures.queries.ts'

const hour = 3600
/** A form that is still being filled in may use its upload for this long. */
const unusedHours = 24
/** An upload that has begun has ended by then. */
const strayHours = 1
const atOnce = 500

/** Every hour, deletes pictures that nothing shows, then files without a picture. */
export function sweepPictures(
  jobs: JobQueue,
  queries: PicturesQueries,
  store: PictureStore,
  clock: Clock,
): void {
  const hoursAgo = (hours: number) => new Date(clock().getTime() - hours * hour * 1000)
  jobs.work('sweep-pictures', {
    async do() {
      while ((await queries.deleteUnused(hoursAgo(unusedHours), clock(), atOnce)) > 0);
      while (await queries.clearStray(hoursAgo(strayHours), store.remove));
    },
    pauseAfter: backOff({ firstSeconds: 60, longestSeconds: hour, tries: 10 }),
  })
  jobs.every('sweep-pictures', hour)
}
