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
 * it. Health checks are always answered.
 */
export function overloadGuard(
  app: FastifyInstance,
  { lookEveryMs = 100, lateMs = 500 }: OverloadOptions = {},
): void {
  let late = 0
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

  app.addHook('onRequest', async (request) => {
    if (late >= lateLooks && comesFromOutside(request) && !isHealthCheck(request)) throw tooBusy()
  })
}

const healthChecks = new Set(['/healthz', '/readyz', '/metrics'])
const isHealthCheck = ({ routeOptions }: FastifyRequest) => healthChecks.has(routeOptions.url ?? '')
