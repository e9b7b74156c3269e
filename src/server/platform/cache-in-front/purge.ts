import type { FastifyBaseLogger } from 'fastify'
import { codeOf, everything, manyTags } from './tag-codes.ts'

/** Whoever waits longer than this is asked again. */
const timeoutMs = 2_000
/** More tags than this are not worth naming. */
const mostCodes = 200
/** An answer that was made before a change may still be on its way to the cache when the change is announced there. */
const againAfterMs = 2_000
const longestPauseMs = 10_000

export interface Purge {
  tags(names: Iterable<string>): void
  all(): void
  close(): void
}

/**
 * Tells the caches in front what they must not send any more. Nobody waits for it. What a cache has not taken is
 * collected and sent again, so that the memory needed stays small and nothing is forgotten.
 */
export function purgeInFront(urls: readonly string[], log: FastifyBaseLogger): Purge {
  const caches = urls.map((url) => purgeOf(url, log))
  const add = (codes: Iterable<string>) => {
    const known = [...codes]
    for (const cache of caches) cache.add(known)
  }
  return {
    tags: (names) => add(Array.from(names, codeOf)),
    all: () => add([everything]),
    close() {
      for (const cache of caches) cache.close()
    },
  }
}

function purgeOf(url: string, log: FastifyBaseLogger) {
  const closing = new AbortController()
  const timers = new Set<NodeJS.Timeout>()
  let waiting = new Set<string>()
  let isSending = false
  let failures = 0

  const later = (ms: number, work: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, ms).unref()
    timers.add(timer)
  }

  function collect(codes: Iterable<string>): void {
    for (const code of codes) waiting.add(code)
    if (waiting.has(everything) || waiting.size > mostCodes) waiting = new Set([everything])
  }

  async function send(): Promise<void> {
    if (isSending || waiting.size === 0 || closing.signal.aborted) return
    isSending = true
    const codes = waiting
    waiting = new Set()
    try {
      await request(url, codes, closing.signal)
      if (failures > 0) log.info({ cache: url }, 'a cache in front takes purges again')
      failures = 0
      again.push(codes)
      later(againAfterMs, sendAgain)
    } catch (error) {
      if (closing.signal.aborted) return
      if (failures === 0) log.warn({ err: error, cache: url }, 'a cache in front was not purged')
      failures += 1
      collect(codes)
    }
    isSending = false
    if (failures === 0) return send()
    later(Math.min(longestPauseMs, 250 * 2 ** (failures - 1)), send)
  }

  /** Sent once, to be sent a second time. */
  const again: Set<string>[] = []
  async function sendAgain(): Promise<void> {
    const codes = again.shift()
    if (codes) await request(url, codes, closing.signal).catch(() => add(codes))
  }

  function add(codes: Iterable<string>): void {
    collect(codes)
    // While it fails, the timer sends.
    if (failures === 0) queueMicrotask(send)
  }

  return {
    add,
    close() {
      closing.abort()
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

async function request(url: string, codes: ReadonlySet<string>, closing: AbortSignal): Promise<void> {
  const named = codes.has(everything) ? everything : [...codes, manyTags].join(',')
  const response = await fetch(url, {
    method: 'PURGE',
    headers: { 'cache-tag': named },
    signal: AbortSignal.any([closing, AbortSignal.timeout(timeoutMs)]),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The cache answered ${response.status}.`)
}
