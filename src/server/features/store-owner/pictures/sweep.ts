import type { Clock } from '#server/platform/clock.ts'
import type { PictureStore } from '#server/platform/images/picture-store.ts'
import { backOff } from '#server/platform/jobs/back-off.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'
import type { PicturesQueries } from '#server/shared/pictures/pictures.queries.ts'

const hour = 3600
/** An upload whose form is still being filled in is left alone so long. */
const unusedHours = 24
/** An upload that has begun is over by then, one way or the other. */
const strayHours = 1
const atOnce = 500

/** Every hour, pictures that nothing shows any more go; then the files that no picture has. */
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
