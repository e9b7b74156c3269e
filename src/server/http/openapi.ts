import swagger from '@fastify/swagger'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { apiBase } from '#contract/endpoint.ts'

const docsPath = `${apiBase}/docs` as const

/** The reader brings its own styles and one inline script; nothing else on the site may. */
const readerPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data: blob:; font-src 'self' data:; frame-ancestors 'none'"

/** Must be registered before the routes it documents. */
export async function openApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Zilbazar',
        description:
          'Stores, products and deals of Mauritius. Derived from the contract the site itself uses.',
        version: '1.0.0',
      },
      servers: [{ url: publicUrl }],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
}

export async function openApiReader(app: FastifyInstance): Promise<void> {
  app.get(`${apiBase}/openapi.json`, { schema: { hide: true } }, async () => app.swagger())
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith(docsPath)) reply.header('content-security-policy', readerPolicy)
  })
  await app.register(scalar, {
    routePrefix: docsPath,
    configuration: { url: `${apiBase}/openapi.json`, withDefaultFonts: false, telemetry: false },
  })
}
