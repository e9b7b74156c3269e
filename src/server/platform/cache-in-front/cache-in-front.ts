import type { FastifyInstance } from 'fastify'
import type { Finished, ResponseCache } from '../cache/response-cache.ts'
import { sentWith } from '../http/send-finished.ts'
import { purgeInFront } from './purge.ts'
import { codesOf } from './tag-codes.ts'

/** What caches in front are told about an answer. */
export type HeadersInFront = (finished: Finished) => Record<string, string>

const headersInFront: HeadersInFront = ({ tags, until }) => ({
  'cache-tag': codesOf(tags),
  ...(until !== undefined && Number.isFinite(until) && { 'cache-until': new Date(until).toUTCString() }),
})

/**
 * With caches in front, each public answer says which tags it has and until when it is right, and each eviction is
 * passed on. Every process does so after its own eviction: another one might have refilled the cache from its memory.
 */
export function alongInFront(
  app: FastifyInstance,
  cache: ResponseCache,
  urls: readonly string[],
): { cache: ResponseCache; headersInFront: HeadersInFront } {
  if (urls.length === 0) return { cache, headersInFront: () => ({}) }
  const purge = purgeInFront(urls, app.log)
  app.addHook('onClose', async () => purge.close())
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const { finished } = sentWith(reply.raw) ?? {}
    if (finished) reply.headers(headersInFront(finished))
    done()
  })
  const along: ResponseCache = {
    ...cache,
    evict(changes) {
      cache.evict(changes)
      purge.tags(changes.map((change) => (typeof change === 'string' ? change : change.list)))
    },
    evictAll() {
      cache.evictAll()
      purge.all()
    },
  }
  return { cache: along, headersInFront }
}
