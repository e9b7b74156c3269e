import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { nextDiscountExpiry } from '#domain/discount.ts'
import type { Clock } from '../clock.ts'
import { isDatabaseUnavailable } from '../database/unavailable.ts'
import { inOwnMemory } from './own-memory.ts'

/** Something that answers show, such as one product or a part of one list. A change evicts the answers that show it. */
export type Tag = string | Span

/** The part of an ordered list from one place to another. Places are strings in the order of the list. */
export interface Span {
  list: string
  first: string
  last: string
}

/** A member of an ordered list goes from one place to another. Only the parts in between change. */
export interface Move {
  list: string
  from: string
  to: string
}

/** Tags that matter to these fields of an answer alone. */
export interface TagsOfFields {
  fields: readonly string[]
  tags: readonly string[]
}

/** A finished answer: bytes that can be sent many times. */
export interface Finished {
  status: number
  headers: Record<string, string>
  /** As it was made. Of a page only the compressed body is kept, which is much shorter. */
  body: Buffer | undefined
  /** The length of the body as it was made. */
  length: number
  etag: string
  tags: readonly Tag[]
  /** Those who read other fields only can do without these tags. */
  ofFields?: TagsOfFields | undefined
  /** The moment from which the clock alone makes it wrong, in milliseconds. Without one it stays until it is evicted. */
  until?: number | undefined
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
  isEvicted: boolean
  /** While the database is unavailable the answer is sent until then, because prices change at that moment. */
  lastResortUntil: number
}

/** An answer that is being made, and what was evicted meanwhile. */
interface Making {
  made: Promise<Finished>
  /** Tags, and the names of lists. */
  evicted: Set<string>
  isAllEvicted: boolean
}

/** `last` is the evicted answer, from which parts may still be right. */
export type Make = (last: Finished | undefined) => Promise<Finished>

export interface ResponseCache {
  /** The cached answer, when it is still right. */
  fresh(key: string): Finished | undefined
  /**
   * The cached answer, a new one, or the last one while the database is unavailable. Simultaneous callers share the
   * work, but never get an answer that was begun before a change that it shows and that they may know of.
   */
  getOrMake(key: string, make: Make): Promise<Finished>
  /** Evicts every answer with one of these tags, or with a part of a list that one of these moves changes. */
  evict(changes: readonly (string | Move)[]): void
  evictAll(): void
  /** What it did since the start, and what it holds. */
  figures(): CacheFigures
  /** Whether changes are heard. While they are not, cached answers are only a last resort. */
  trust(isHearing: boolean): void
}

export interface CacheFigures {
  hits: number
  made: number
  /** Answers that a change made wrong. */
  outdated: number
  /** Answers that were removed for lack of room. */
  removed: number
  answers: number
  bytes: number
}

/** An estimate: the headers, and the head as text for each encoding. With its policy that of a page is long. */
const headBytes = 4096

/** Unless `RESPONSE_CACHE_MB` says otherwise. */
export const usualCacheMb = 24

export function responseCache(clock: Clock, maxBytes = usualCacheMb * 1024 * 1024): ResponseCache {
  /** By tag, or by the name of a list: the answers, each with the part of the list that it shows. */
  const byTag = new Map<string, Map<Entry, Span | undefined>>()
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ finished }, key) =>
      headBytes + key.length * 2 + keptBytes(finished) + finished.tags.length * 64,
    dispose: (entry, _key, reason) => {
      if (reason === 'evict') counted.removed += 1
      unlink(entry)
    },
  })
  const making = new Map<string, Making>()
  const counted = { hits: 0, made: 0, outdated: 0, removed: 0 }
  let isHearing = true

  function link(entry: Entry): void {
    for (const tag of entry.finished.tags) {
      const tagged = byTag.get(nameOf(tag)) ?? new Map<Entry, Span | undefined>()
      byTag.set(nameOf(tag), tagged)
      tagged.set(entry, typeof tag === 'string' ? undefined : around(tag, tagged.get(entry)))
    }
  }

  function unlink(entry: Entry): void {
    for (const tag of entry.finished.tags) {
      const tagged = byTag.get(nameOf(tag))
      tagged?.delete(entry)
      if (tagged?.size === 0) byTag.delete(nameOf(tag))
    }
  }

  function outdate(entry: Entry): void {
    if (!entry.isEvicted) counted.outdated += 1
    entry.isEvicted = true
  }

  function fresh(key: string): Finished | undefined {
    const entry = entries.get(key)
    if (!isHearing || !entry || entry.isEvicted) return undefined
    const { until } = entry.finished
    return until === undefined || clock().getTime() < until ? entry.finished : undefined
  }

  const isCurrent = ({ isAllEvicted, evicted }: Making, { tags }: Finished) =>
    !isAllEvicted && (evicted.size === 0 || !tags.some((tag) => evicted.has(nameOf(tag))))

  function begin(key: string, make: Make): Making {
    const asked = clock()
    const last = entries.peek(key)
    const lastAnswer = () =>
      last && clock().getTime() < last.lastResortUntil ? { ...last.finished, isStale: true } : undefined

    async function run(): Promise<Finished> {
      try {
        counted.made += 1
        const finished = await make(last?.finished)
        if (finished.isUnavailable) return lastAnswer() ?? finished
        if (!finished.isTransient && isCurrent(begun, finished)) {
          const entry = { finished, isEvicted: false, lastResortUntil: nextDiscountExpiry(asked).getTime() }
          entries.set(key, entry)
          // An answer that is too big is not cached.
          if (entries.peek(key) === entry) link(entry)
        }
        return finished
      } catch (error) {
        const stale = isDatabaseUnavailable(error) && lastAnswer()
        if (stale) return stale
        throw error
      } finally {
        making.delete(key)
      }
    }

    const begun: Making = { made: Promise.resolve().then(run), evicted: new Set(), isAllEvicted: false }
    making.set(key, begun)
    return begun
  }

  return {
    fresh,
    async getOrMake(key, make) {
      const found = fresh(key)
      if (found) {
        counted.hits += 1
        return found
      }
      const running = making.get(key)
      if (!running) return begin(key, make).made
      const finished = await running.made
      if (isCurrent(running, finished)) return finished
      // Something that it shows changed meanwhile. An answer that begins now is right for everybody who waited.
      return (making.get(key) ?? begin(key, make)).made
    },
    figures: () => ({ ...counted, answers: entries.size, bytes: entries.calculatedSize }),
    evict(changes) {
      for (const change of changes) {
        for (const [entry, span] of byTag.get(nameOf(change)) ?? []) {
          if (typeof change === 'string' || !span || isBetween(span, change)) outdate(entry)
        }
        for (const { evicted } of making.values()) evicted.add(nameOf(change))
      }
    },
    evictAll() {
      for (const entry of entries.values()) outdate(entry)
      for (const each of making.values()) each.isAllEvicted = true
    },
    trust(hears) {
      isHearing = hears
    },
  }
}

const nameOf = (tag: Tag | Move): string => (typeof tag === 'string' ? tag : tag.list)

/** One span around both. */
const around = (one: Span, other = one): Span => ({
  list: one.list,
  first: one.first < other.first ? one.first : other.first,
  last: one.last > other.last ? one.last : other.last,
})

/** A move that begins and ends before a part of the list, or after it, leaves its members where they are. */
const isBetween = ({ first, last }: Span, { from, to }: Move): boolean =>
  (from >= first || to >= first) && (from <= last || to <= last)

export function finish(
  status: number,
  headers: Record<string, string>,
  content: string | Uint8Array,
  { tags, ofFields, until }: Pick<Finished, 'tags' | 'ofFields' | 'until'>,
): Finished {
  const body =
    typeof content === 'string'
      ? inOwnMemory(content)
      : Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`
  return { status, headers, body, length: body.length, etag, tags, ofFields, until, encoded: new Map() }
}

/** Counts encodings that are made later, too. */
function keptBytes({ body, encoded }: Finished): number {
  if (body) return Math.ceil(body.length * 1.5)
  return [...encoded.values()].reduce((sum, { length }) => sum + Math.ceil(length * 2.5), 0)
}
