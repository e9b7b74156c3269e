import swagger from '@fastify/swagger'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { apiBase } from '#contract/endpoint.ts'
import { type Finished, finish } from '../cache/response-cache.ts'
import { version } from '../version.ts'
import { inlineScriptHashes, pagePolicy } from './security.ts'
import { sendFinished } from './send-finished.ts'

const docsPath = `${apiBase}/docs` as const

/** Must be registered before the routes it documents. */
export async function openApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Zilbazar',
        description:
          'Stores, products and deals of Mauritius. Derived from the contract the site itself uses.',
        version,
      },
      servers: [{ url: publicUrl }],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
}

export async function openApiReader(app: FastifyInstance): Promise<void> {
  let document: Finished | undefined
  app.get(`${apiBase}/openapi.json`, { schema: { hide: true } }, async (request, reply) => {
    document ??= finish(
      200,
      { 'content-type': 'application/json; charset=utf-8' },
      JSON.stringify(app.swagger()),
      [],
    )
    return sendFinished(request, reply, document)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const isReader = request.url.startsWith(docsPath) && typeof payload === 'string'
    if (isReader) reply.header('content-security-policy', pagePolicy(inlineScriptHashes(payload)))
  })
  await app.register(scalar, {
    routePrefix: docsPath,
    configuration: {
      url: `${apiBase}/openapi.json`,
      pageTitle: 'Zilbazar API',
      favicon: '/icons/desert-island.webp',
      withDefaultFonts: false,
      telemetry: false,
      showDeveloperTools: 'never',
      hideClientButton: true,
    },
  })
}
