import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, type Registry } from 'prom-client'
import { withoutMailSecret } from '#domain/mail-links.ts'
import { withoutFeedKey } from '#domain/product-feed.ts'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Returns what counts one ready answer of this route. */
export type CountReady = (route: string | undefined, status: number) => () => void

/**
 * One measurement for every request, and `/metrics` for Prometheus. One log line for every request, except those
 * answered from memory: so many equal lines would say nothing.
 */
export function observe(
  app: FastifyInstance,
  registry: Registry,
  access: { token: string | undefined; isPublic: boolean },
): CountReady {
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte in to the last byte out, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    duration.observe(
      { method, route: routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
    request.log.info(
      {
        method,
        path: withoutSecrets(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })

  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!maySeeMetrics(request, access)) return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })

  return countingReady(registry)
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
