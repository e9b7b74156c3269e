import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './errors.ts'
import { sayHttp } from './http.sentences.ts'

interface OverloadOptions {
  /** How often the process looks whether it is late. */
  lookEveryMs?: number
  /** A look that comes later than this was held up. */
  lateMs?: number
}

/** One long pause is no overload: only so many late looks in a row are. */
const lateLooks = 3

const tooBusy = () => new Refusal(503, 'busy', sayHttp.overloaded)

/**
 * Turns new requests away while the process cannot keep up. What the start takes does not count, because the first look
 * is taken after it. Health checks are always answered.
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

/** A page that is being made calls our own routes; it is under way and is finished. */
const comesFromOutside = ({ raw }: FastifyRequest) => raw.socket instanceof Socket

const healthChecks = new Set(['/healthz', '/readyz', '/metrics'])
const isHealthCheck = ({ routeOptions }: FastifyRequest) => healthChecks.has(routeOptions.url ?? '')
