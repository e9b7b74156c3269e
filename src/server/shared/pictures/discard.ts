import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#server/platform/clock.ts'
import type { PictureStore } from '#server/platform/images/picture-store.ts'
import type { PicturesQueries } from './pictures.queries.ts'

interface Deps {
  queries: PicturesQueries
  store: PictureStore
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Few enough for one transaction, and for a disk or a bucket at once. */
const batchSize = 20
/** A store with thousands of pictures in a bucket takes longer than a caller should wait. */
const longestWaitMs = 5000

/**
 * Deletes those of these pictures that nothing shows any more, with their files and derived forms. Called after the
 * transaction that replaced them. Failures are left to the sweep.
 */
export function discardPictures({ queries, store, clock, log }: Deps) {
  async function discard(keys: readonly string[], shownSince: Date): Promise<void> {
    for (let start = 0; start < keys.length; start += batchSize) {
      const batch = keys.slice(start, start + batchSize)
      await queries.deleteUnusedAmong(batch, shownSince, clock())
      await queries.clearStraysAmong(batch, store.remove)
    }
  }

  return async (keys: readonly string[], shownSince = clock()): Promise<void> => {
    const work = discard([...new Set(keys)], shownSince).catch((error: unknown) =>
      log.warn({ err: error }, 'pictures are left to the sweep'),
    )
    let timer: NodeJS.Timeout | undefined
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, longestWaitMs)
    })
    await Promise.race([work, timeout])
    clearTimeout(timer)
  }
}
