import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './errors.ts'
import { sayHttp } from './http.sentences.ts'

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Calls that change something must come from our own pages. Every browser sends the origin of a POST; other programs
 * send none, and carry no cookies of a visitor.
 */
export function ownOriginOnly(app: FastifyInstance, publicUrl: string): void {
  const own = new URL(publicUrl)
  app.addHook('onRequest', (request, _reply, done) => {
    const isForeign = !readOnly.has(request.method) && !isFromUs(request, own)
    done(isForeign ? new Refusal(403, 'foreign-origin', sayHttp.ownPagesOnly) : undefined)
  })
}

function isFromUs(request: FastifyRequest, own: URL): boolean {
  const { origin, referer, host } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') return false
  const from = origin ?? (referer ? originOf(referer) : undefined)
  if (from === undefined) return true
  // A site reached under another name than PUBLIC_URL is still our own when the page came from the host it calls.
  return from === own.origin || (own.protocol === 'http:' && from === `http://${host}`)
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : 'null'
}
