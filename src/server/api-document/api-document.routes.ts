import type { FastifyInstance } from 'fastify'
import { apiBase } from '#contract/endpoint.ts'
import { type Finished, finish } from '#server/platform/cache/response-cache.ts'
import { sendFinished } from '#server/platform/http/send-finished.ts'
import { version } from '#server/platform/version.ts'
import { apiDocument } from './api-document.ts'
import { apiReader } from './reader.ts'

/** The document of the API for programs, and a page to read it. */
export function apiDocumentRoutes(app: FastifyInstance, publicUrl: string): void {
  let document: Finished | undefined
  app.get(`${apiBase}/openapi.json`, async (request, reply) => {
    document ??= finish(
      200,
      { 'content-type': 'application/json; charset=utf-8' },
      JSON.stringify(apiDocument({ publicUrl, version })),
      { tags: [] },
    )
    return sendFinished(request, reply, document)
  })
  apiReader(app)
}
