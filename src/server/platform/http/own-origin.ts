import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './errors.ts'
import { sayHttp } from './http.sentences.ts'

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Calls that change something must come from our own pages. Every browser says where a post comes from; a program
 * that is none says nothing, and carries nobody's cookies by accident.
 */
export function ownOriginOnly(app: FastifyInstance, publicUrl: string): void {
  const own = new URL(publicUrl)
  app.addHook('onRequest', async (request) => {
    if (!readOnly.has(request.method) && !isFromUs(request, own)) {
      throw new Refusal(403, 'foreign-origin', sayHttp.ownPagesOnly)
    }
  })
}

function isFromUs(request: FastifyRequest, own: URL): boolean {
  const { origin, referer, host } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') return false
  const from = origin ?? (referer ? originOf(referer) : undefined)
  if (from === undefined) return true
  // Reached under another name than PUBLIC_URL, a page is still our own when it was served by the host it calls.
  return from === own.origin || (own.protocol === 'http:' && from === `http://${host}`)
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : 'null'
}
