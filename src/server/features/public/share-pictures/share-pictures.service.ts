import type { FastifyBaseLogger } from 'fastify'
import type { Language } from '#domain/language.ts'
import { toProduct } from '#server/lists/product-card.ts'
import { toStore } from '#server/lists/store-card.ts'
import type { Clock } from '#server/platform/clock.ts'
import { notFound, Refusal } from '#server/platform/http/errors.ts'
import { sayImage } from '#server/platform/images/images.sentences.ts'
import type { PictureStore } from '#server/platform/images/picture-store.ts'
import { limitConcurrency } from '#server/platform/process/limit-concurrency.ts'
import { productShare, type ShareFacts, shareVersion, storeShare } from '#server/shared/share-picture.ts'
import type { ShareCache } from './share-cache.ts'
import { drawSharePicture } from './share-drawing.ts'
import type { SharePicturesQueries } from './share-pictures.queries.ts'

interface Deps {
  queries: SharePicturesQueries
  pictures: PictureStore
  /** Without a folder every picture is drawn again. */
  cache: ShareCache | undefined
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn'>
}

const noSuchPicture = () => notFound(sayImage.noSuchPicture)

export type SharePicturesService = ReturnType<typeof sharePicturesService>

export function sharePicturesService({ queries, pictures, cache, clock, log }: Deps) {
  const underWay = new Map<string, Promise<Buffer>>()
  // One at a time, because calls and pages come first.
  const limit = limitConcurrency({
    atOnce: 1,
    mostWaiting: 20,
    tooMany: () => new Refusal(503, 'busy', sayImage.busy),
  })

  async function draw(facts: ShareFacts, version: string): Promise<Buffer> {
    const { pictureKey } = facts
    const ready = await cache?.read(pictureKey, version)
    if (ready) return ready
    const original = await pictures.read(pictureKey)
    const bytes = await limit(() => drawSharePicture(facts, original))
    await cache
      ?.write(pictureKey, version, bytes)
      .catch((error: unknown) => log.warn({ err: error }, 'a drawn picture was not cached'))
    // The picture may have been deleted meanwhile.
    if (original && !(await pictures.has(pictureKey))) await cache?.along(pictures).remove(pictureKey)
    return bytes
  }

  return {
    /** What the picture shows now. What the public does not see has none. */
    async facts(kind: ShareFacts['kind'], id: string, language: Language): Promise<ShareFacts> {
      const now = clock()
      if (kind === 'product') {
        const row = await queries.product(id)
        if (!row || row.pictureUrl !== null) throw noSuchPicture()
        return productShare(toProduct(row, now), row, language, now)
      }
      const row = await queries.store(id)
      if (!row || row.pictureUrl !== null) throw noSuchPicture()
      return storeShare(toStore(row, now, language), row, language)
    },

    /** Simultaneous first requests share one drawing. */
    picture(facts: ShareFacts): Promise<Buffer> {
      const version = shareVersion(facts)
      const running = underWay.get(version)
      if (running) return running
      const drawing = draw(facts, version).finally(() => underWay.delete(version))
      underWay.set(version, drawing)
      return drawing
    },
  }
}
