import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Database } from '../database/connect.ts'
import { logSettings } from '../logging/log-settings.ts'
import { errorHandling, sendError } from './errors.ts'
import { health } from './health.ts'
import { observe } from './observe.ts'
import { openApi } from './openapi.ts'
import { orderlyClose } from './orderly-close.ts'
import { overloadGuard } from './overload-guard.ts'
import { ownOriginOnly } from './own-origin.ts'
import { securityHeaders } from './security.ts'
import { type TrustedProxies, trustProxyOption } from './trusted-proxies.ts'

export interface BareAppOptions {
  database: Database
  publicUrl: string
  log?: { level: string; stream?: NodeJS.WritableStream } | false
  trustProxy?: TrustedProxies
  metricsToken?: string | undefined
}

/** The app without features: what every request passes. */
export async function bareApp(options: BareAppOptions): Promise<FastifyInstance> {
  const { database, publicUrl } = options
  const app = fastify({
    logger: options.log ? { ...options.log, ...logSettings } : false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: trustProxyOption(options.trustProxy ?? false),
    bodyLimit: 256 * 1024,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: 30_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => sendError(error, request, reply),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)

  await securityHeaders(app, { isHttps: publicUrl.startsWith('https:') })
  overloadGuard(app)
  orderlyClose(app)
  errorHandling(app)
  observe(app, options.metricsToken)
  health(app, database)
  await openApi(app, publicUrl)
  await app.register(cookie)
  ownOriginOnly(app, publicUrl)
  return app
}
