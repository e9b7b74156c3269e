import { availableParallelism } from 'node:os'
import type { Clock } from '#server/platform/clock.ts'
import { Refusal } from '#server/platform/http/errors.ts'
import { originalPath } from '#server/platform/images/picture-key.ts'
import type { PictureStore } from '#server/platform/images/picture-store.ts'
import { type ReEncoded, reEncode } from '#server/platform/images/re-encode.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import { limitConcurrency } from '#server/platform/process/limit-concurrency.ts'
import type { Person, StoreOwner } from '#server/platform/sessions/callers.ts'
import type { PicturesQueries } from '#server/shared/pictures/pictures.queries.ts'
import { say } from './pictures.sentences.ts'
import type { Upload } from './read-upload.ts'

interface Deps {
  queries: PicturesQueries
  store: PictureStore
  limits: Limits
  clock: Clock
  publicUrl: string
}

const busy = () => new Refusal(503, 'busy', say.busy)
const oneByOne = () =>
  new Refusal(429, 'too-many', say.othersFirst, {
    retryAfterSeconds: 5,
  })

/** Each upload takes up to 10 MB of memory, and each picture being decoded takes a few hundred for a moment. */
const arrivingAtOnce = 8
const openedAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1))
const atOncePerPerson = 2

export type PicturesService = ReturnType<typeof picturesService>

export function picturesService({ queries, store, limits, clock, publicUrl }: Deps) {
  const limitUploads = limitConcurrency({ atOnce: arrivingAtOnce, mostWaiting: 40, tooMany: busy })
  const limitOpening = limitConcurrency({ atOnce: openedAtOnce, mostWaiting: arrivingAtOnce, tooMany: busy })
  const arrivingOf = new Map<string, number>()

  /** One person must not take every slot with a few slow connections. */
  async function fewPerPerson<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
    const others = arrivingOf.get(userId) ?? 0
    if (others >= atOncePerPerson) throw oneByOne()
    arrivingOf.set(userId, others + 1)
    try {
      return await work()
    } finally {
      const left = (arrivingOf.get(userId) ?? 1) - 1
      if (left > 0) arrivingOf.set(userId, left)
      else arrivingOf.delete(userId)
    }
  }

  /**
   * The key is noted before the file is written and the picture added after it, so that no file is left behind
   * unknown.
   */
  async function save(made: ReEncoded, uploadedBy: string): Promise<void> {
    const { key, bytes } = made
    if ((await store.has(key)) && (await queries.renew(key, uploadedBy, clock()))) return
    await queries.expectFile(key, clock())
    await store.write(key, bytes)
    const isAdded = await queries.add({ ...made, bytes: bytes.length, uploadedBy, now: clock() })
    if (!isAdded) throw busy()
  }

  return {
    /** Every try counts, because decoding a bad picture costs as much as decoding a good one. */
    async upload({ userId, storeId }: Person | StoreOwner, read: () => Promise<Upload>) {
      await limits.take(
        storeId ? { uploadsByStoreInHour: userId, uploadsByStore: userId } : { uploadsByPerson: userId },
      )
      const made = await fewPerPerson(userId, () =>
        limitUploads(async () => {
          const { file, format } = await read()
          return limitOpening(() => reEncode(file, format))
        }),
      )
      await save(made, userId)
      const { key, width, height } = made
      return { secure_url: publicUrl + originalPath(key), width, height }
    },
  }
}
