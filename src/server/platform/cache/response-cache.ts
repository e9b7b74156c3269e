import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { nextDiscountExpiry } from '#domain/discount.ts'
import type { Clock } from '../clock.ts'
import { isDatabaseUnavailable } from '../database/unavailable.ts'

/**
 * What cached answers are made of. A write names the tags it touches, and their answers are evicted. `reviewers` are
 * the names beside reviews: a new name leaves every list as it is.
 */
export type Tag = 'products' | 'stores' | 'categories' | 'ratings' | 'reviewers'

/** A finished answer: bytes that can be sent many times. */
export interface Finished {
  status: number
  headers: Record<string, string>
  body: Buffer
  etag: string
  tags: readonly Tag[]
  /** Sent once and not cached: a failure that may be over by the next request. */
  isTransient?: boolean
  /** Made while the database was unavailable: an earlier answer is better. */
  isUnavailable?: boolean
  /** An earlier answer, sent because a new one cannot be made. */
  isStale?: boolean
  /** The compressed body, each encoding made when first needed. */
  encoded: Map<string, Buffer>
}

interface Entry {
  finished: Finished
  stamp: string
  until: number
  /** While the database is unavailable the answer is sent until then, because prices change at that moment. */
  lastResortUntil: number
}

export interface ResponseCache {
  /**
   * The cached answer, a fresh one, or the last one while the database is unavailable. Simultaneous callers share one
   * request.
   */
  getOrMake(key: string, tags: readonly Tag[], make: () => Promise<Finished>): Promise<Finished>
  /** Evicts every answer with these tags. Those being made right now are not cached. */
  evict(tags: readonly Tag[]): void
  evictAll(): void
}

/** Lists that change with the clock (a month of new arrivals) are at most this old. */
const longestMs = 60_000

export function responseCache(clock: Clock, maxBytes = 96 * 1024 * 1024): ResponseCache {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: sizeOf })
  const inFlight = new Map<string, Promise<Finished>>()
  const versions = new Map<Tag, number>()
  let epoch = 0

  const stampOf = (tags: readonly Tag[]) => `${epoch}:${tags.map((tag) => versions.get(tag) ?? 0).join('.')}`

  return {
    getOrMake(key, tags, make) {
      const stamp = stampOf(tags)
      const found = entries.get(key)
      if (found && found.stamp === stamp && clock().getTime() < found.until)
        return Promise.resolve(found.finished)

      const requestKey = `${stamp} ${key}`
      const running = inFlight.get(requestKey)
      if (running) return running
      const asked = clock()
      const lastAnswer = (): Finished | undefined =>
        found && clock().getTime() < found.lastResortUntil ? { ...found.finished, isStale: true } : undefined
      const made = make()
        .then(
          (finished) => {
            if (finished.isUnavailable) return lastAnswer() ?? finished
            const lastResortUntil = nextDiscountExpiry(asked).getTime()
            const until = Math.min(asked.getTime() + longestMs, lastResortUntil)
            if (!finished.isTransient && stampOf(tags) === stamp)
              entries.set(key, { finished, stamp, until, lastResortUntil })
            return finished
          },
          (error: unknown) => {
            const last = isDatabaseUnavailable(error) && lastAnswer()
            if (last) return last
            throw error
          },
        )
        .finally(() => inFlight.delete(requestKey))
      inFlight.set(requestKey, made)
      return made
    },
    evict(tags) {
      for (const tag of tags) versions.set(tag, (versions.get(tag) ?? 0) + 1)
    },
    evictAll() {
      epoch += 1
    },
  }
}

const sizeOf = ({ finished }: Entry, key: string) => 1024 + key.length * 2 + finished.body.length * 2

export function finish(
  status: number,
  headers: Record<string, string>,
  text: string,
  tags: readonly Tag[],
): Finished {
  const body = Buffer.from(text)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { status, headers, body, etag, tags, encoded: new Map() }
}
