import type { FastifyInstance } from 'fastify'
import type { ResponseCache } from '../cache/response-cache.ts'
import { sentWith } from '../http/send-finished.ts'
import { purgeInFront } from './purge.ts'
import { codesOf } from './tag-codes.ts'

/**
 * With caches in front, each public answer says which tags it has and until when it is right, and each eviction is
 * passed on. Every process does so after its own eviction: another one might have refilled the cache from its memory.
 */
export function alongInFront(
  app: FastifyInstance,
  cache: ResponseCache,
  urls: readonly string[],
): ResponseCache {
  if (urls.length === 0) return cache
  const purge = purgeInFront(urls, app.log)
  app.addHook('onClose', async () => purge.close())
  app.addHook('onSend', async (_request, reply) => {
    const { finished } = sentWith(reply.raw) ?? {}
    if (!finished) return
    reply.header('cache-tag', codesOf(finished.tags))
    if (finished.until !== undefined && Number.isFinite(finished.until))
      reply.header('cache-until', new Date(finished.until).toUTCString())
  })
  return {
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
}
