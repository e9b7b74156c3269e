import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { Registry } from 'prom-client'
import type { Database } from '../database/connect.ts'
import type { Standbys } from '../database/standbys/standbys.ts'
import { logSettings } from '../logging/log-settings.ts'
import { isPublicAddress } from '../process/is-demo-on.ts'
import { type Admission, admission } from './admission.ts'
import { routing } from './cached-calls.ts'
import { cspReports } from './csp-reports.ts'
import { errorHandling, sendError } from './errors.ts'
import { health } from './health.ts'
import { type Observed, observe } from './observe.ts'
import { orderlyClose } from './orderly-close.ts'
import { overloadGuard } from './overload-guard.ts'
import { ownOriginOnly } from './own-origin.ts'
import { answerParserErrors } from './parser-errors.ts'
import { quickRefusals } from './quick-refusals.ts'
import { plainHeaders, securityHeaders } from './security.ts'
import { keepAddresses, type TrustedProxies, trustProxyOption } from './trusted-proxies.ts'

export interface BareAppOptions {
  database: Database
  standbys?: Standbys | undefined
  publicUrl: string
  log?: { level: string; stream?: NodeJS.WritableStream } | false
  trustProxy?: TrustedProxies
  metricsToken?: string | undefined
}

/** What public calls pass before they are answered. */
export interface Gate {
  /** Whether callers are refused, because there are too many. */
  isRefusing(): boolean
  /** Waits for a place. Returns what gives it back. */
  enter: () => ReturnType<Admission['enter']>
}

type Compilers = NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']

/** Named here, because Fastify would load its own otherwise. Its types only know those. */
const compilersFactory = {
  buildValidator: () => validatorCompiler,
  buildSerializer: () => serializerCompiler,
} as unknown as NonNullable<Compilers>

/** The app without features: what every request passes. */
export async function bareApp(
  options: BareAppOptions,
): Promise<{ app: FastifyInstance; observed: Observed; registry: Registry; gate: Gate }> {
  const { database, publicUrl } = options
  const isHttps = publicUrl.startsWith('https:')
  const app = fastify({
    logger: options.log ? { ...options.log, ...logSettings } : false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: trustProxyOption(options.trustProxy ?? false),
    bodyLimit: 256 * 1024,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: 30_000,
    schemaController: { compilersFactory },
    routerOptions: routing,
    clientErrorHandler: answerParserErrors({ isHttps }),
    // These answers pass no hooks.
    frameworkErrors: (error, request, reply) =>
      sendError(error, request, reply.headers(plainHeaders(isHttps))),
  })

  app.decorate('accepting', [app.server])
  keepAddresses(app.server)
  securityHeaders(app, { isHttps })
  const isLate = overloadGuard(app)
  const { isCrowded, enter } = admission(app, { connections: database.pool.size })
  orderlyClose(app)
  errorHandling(app)
  const registry = new Registry()
  const isPublic = isPublicAddress(publicUrl)
  const observed = observe(app, registry, { token: options.metricsToken, isPublic })
  quickRefusals(app, { isCrowded, isHttps, count: observed.countReady('refused', 503) })
  health(app, database, options.standbys)
  cspReports(app)
  await app.register(cookie)
  ownOriginOnly(app, publicUrl)
  const gate: Gate = { isRefusing: () => isLate() || isCrowded('read'), enter: () => enter('read') }
  return { app, observed, registry, gate }
}
