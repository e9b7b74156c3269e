import { timingSafeEqual } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, type Registry } from 'prom-client'
import { withoutMailSecret } from '#domain/mail-links.ts'
import { withoutFeedKey } from '#domain/product-feed.ts'
import { failureOf } from './failed-directly.ts'

export const requestIdHeader = 'x-request-id'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Returns what counts one ready answer of this route. */
export type CountReady = (route: string | undefined, status: number) => () => void

/** A request that was answered. */
export interface Answered {
  method: string
  url: string
  route: string | undefined
  status: number
  ms: number
}

export interface Observed {
  countReady: CountReady
  /** Measures and logs a request that Fastify does not see. */
  answered(request: Answered & { requestId: string }): void
}

/**
 * One measurement for every request, and `/metrics` for Prometheus. One log line for every request, except those
 * answered from memory: so many equal lines would say nothing.
 */
export function observe(
  app: FastifyInstance,
  registry: Registry,
  access: { token: string | undefined; isPublic: boolean },
): Observed {
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte in to the last byte out, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })

  const note = ({ method, url, route = 'none', status, ms }: Answered, log: FastifyBaseLogger, own = {}) => {
    duration.observe({ method, route, status }, ms / 1000)
    log.info({ ...own, method, path: withoutSecrets(url), status, ms: Math.round(ms) }, 'answered')
  }

  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url, routeOptions } = request
    const ms = reply.elapsedTime + (failureOf(request.raw)?.ms ?? 0)
    note({ method, url, route: routeOptions.url, status: reply.statusCode, ms }, request.log)
    done()
  })

  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!maySeeMetrics(request, access)) return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })

  return {
    countReady: countingReady(registry),
    answered: ({ requestId, ...request }) => note(request, app.log, { requestId }),
  }
}

/** A plain number for each route, which the metric takes over when it is read: thousands are counted each second. */
function countingReady(registry: Registry): CountReady {
  const sent = new Map<string, { labels: { route: string; status: number }; count: number }>()
  new Counter({
    name: 'http_ready_answers_total',
    help: 'Answers sent from memory, before routing, by route.',
    labelNames: ['route', 'status'],
    registers: [registry],
    collect() {
      for (const each of sent.values()) {
        this.inc(each.labels, each.count)
        each.count = 0
      }
    },
  })
  return (route = 'none', status) => {
    const name = `${status} ${route}`
    const counted = sent.get(name) ?? { labels: { route, status }, count: 0 }
    sent.set(name, counted)
    return () => {
      counted.count += 1
    }
  }
}

/** Mail links carry their token in the path; a log must not. */
const withoutSecrets = (url: string) => withoutFeedKey(withoutMailSecret(url.split('?')[0] ?? ''))

/**
 * With a token configured, its bearer. Without one nobody at a public address, where a proxy calls from this machine
 * for everybody; elsewhere a caller on this machine that came through no proxy.
 */
function maySeeMetrics(
  request: FastifyRequest,
  { token, isPublic }: { token: string | undefined; isPublic: boolean },
): boolean {
  if (!token)
    return (
      !isPublic && loopback.has(request.socket.remoteAddress ?? '') && !request.headers['x-forwarded-for']
    )
  const received = Buffer.from(request.headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return received.length === expected.length && timingSafeEqual(received, expected)
}
