import { availableParallelism } from 'node:os'
import type { FastifyRequest } from 'fastify'
import { apiBase, type Endpoint } from '#contract/endpoint.ts'
import { ownPreset } from '#contract/shapes/picture-upload.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { notFound, Refusal } from '#server/platform/http/errors.ts'
import type { PictureHost } from '#server/platform/images/hosted-pictures.ts'
import { originalPath } from '#server/platform/images/picture-key.ts'
import type { PictureStore } from '#server/platform/images/picture-store.ts'
import { type ReEncoded, reEncode } from '#server/platform/images/re-encode.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import { createPlaces } from '#server/platform/limits/places.ts'
import { limitConcurrency } from '#server/platform/process/limit-concurrency.ts'
import type { PicturesQueries } from './pictures.queries.ts'
import { readUpload } from './read-upload.ts'
import { sayUpload } from './uploads.sentences.ts'

interface Deps {
  tables: Tables
  queries: PicturesQueries
  store: PictureStore
  limits: Limits
  clock: Clock
  publicUrl: string
  pictureHost: PictureHost | undefined
}

/** A person without a store has a lower limit. */
interface Uploader {
  id: string
  hasStore: boolean
}

const busy = () => new Refusal(503, 'busy', sayUpload.busy)
const oneByOne = () =>
  new Refusal(429, 'too-many', sayUpload.othersFirst, {
    retryAfterSeconds: 5,
  })

/** Each upload takes up to 10 MB of memory, and each picture being decoded takes a few hundred for a moment. */
const arrivingAtOnce = 8
const openedAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1))
const atOncePerPerson = 2
/** Receiving and decoding a picture together. */
const longestUploadMs = 120_000

export type PictureUploads = ReturnType<typeof pictureUploads>

/** Uploads of store owners, of people who register a store, and of the website owner. */
export function pictureUploads({ tables, queries, store, limits, clock, publicUrl, pictureHost }: Deps) {
  const limitUploads = limitConcurrency({ atOnce: arrivingAtOnce, mostWaiting: 40, tooMany: busy })
  const limitOpening = limitConcurrency({ atOnce: openedAtOnce, mostWaiting: arrivingAtOnce, tooMany: busy })
  const takePlace = createPlaces(tables, {
    name: 'uploadsAtOnce',
    each: atOncePerPerson,
    longestMs: longestUploadMs,
  })

  /** One person must not take every slot with a few slow connections. */
  async function fewPerPerson<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
    const giveBack = await takePlace(userId)
    if (!giveBack) throw oneByOne()
    try {
      return await work()
    } finally {
      await giveBack()
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
    /** Where pictures go that this call would take. */
    settings: ({ path }: Endpoint) => ({
      uploadUrl: pictureHost?.uploadUrl ?? apiBase + path,
      uploadPreset: pictureHost?.preset ?? ownPreset,
    }),

    /** Every try counts, because decoding a bad picture costs as much as decoding a good one. */
    async upload({ id, hasStore }: Uploader, request: FastifyRequest) {
      if (pictureHost) throw notFound(sayUpload.uploadElsewhere)
      await limits.take(hasStore ? { uploadsByStoreInHour: id, uploadsByStore: id } : { uploadsByPerson: id })
      const made = await fewPerPerson(id, () =>
        limitUploads(async () => {
          const { file, format } = await readUpload(request)
          return limitOpening(() => reEncode(file, format))
        }),
      )
      await save(made, id)
      const { key, width, height } = made
      return { secure_url: publicUrl + originalPath(key), width, height }
    },
  }
}
