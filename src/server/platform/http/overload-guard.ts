import type { FastifyInstance, FastifyRequest } from 'fastify'
import { comesFromOutside, tooBusy } from './admission.ts'

interface OverloadOptions {
  /** How often the event loop is measured. */
  lookEveryMs?: number
  /** A measurement that is later than this counts as late. */
  lateMs?: number
}

/** One long pause is no overload; this many late measurements in a row are. */
const lateLooks = 3

/**
 * Refuses new requests while the event loop cannot keep up. The start does not count, because measuring begins after
 * it. Health checks are always answered. Returns whether requests are refused now.
 */
export function overloadGuard(
  app: FastifyInstance,
  { lookEveryMs = 100, lateMs = 500 }: OverloadOptions = {},
): () => boolean {
  let late = 0
  const isLate = () => late >= lateLooks
  let looking: NodeJS.Timeout | undefined

  app.addHook('onListen', async () => {
    let last = performance.now()
    looking = setInterval(() => {
      const now = performance.now()
      late = now - last - lookEveryMs > lateMs ? late + 1 : 0
      last = now
    }, lookEveryMs).unref()
  })
  app.addHook('onClose', async () => clearInterval(looking))

  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = isLate() && comesFromOutside(request) && !isHealthCheck(request)
    done(isRefused ? tooBusy() : undefined)
  })
  return isLate
}

const healthChecks = new Set(['/healthz', '/readyz', '/metrics'])
const isHealthCheck = ({ routeOptions }: FastifyRequest) => healthChecks.has(routeOptions.url ?? '')
