import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Finished } from '../cache/response-cache.ts'

const smallestWorthwhile = 1024

/** Marks an answer as stale. */
export const staleHeaders = { 'x-cache': 'stale', warning: '110 - "Response is Stale"' }

const encoders: Record<string, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
}

async function encode(finished: Finished, encoding: string): Promise<Buffer> {
  const ready = finished.encoded.get(encoding)
  if (ready) return ready
  const encoded = (await encoders[encoding]?.(finished.body)) ?? finished.body
  finished.encoded.set(encoding, encoded)
  return encoded
}

/** Sends a finished answer: compressed once, or a 304 when the caller already has it. */
export async function sendFinished(request: FastifyRequest, reply: FastifyReply, finished: Finished) {
  reply
    .status(finished.status)
    .headers(finished.headers)
    .header('cache-control', 'public, max-age=0, must-revalidate')
    .header('vary', 'accept-encoding')
  if (finished.isStale) reply.headers(staleHeaders)
  if (finished.status === 200) reply.header('etag', finished.etag)
  if (finished.tags.length) reply.header('cache-tag', finished.tags.join(','))
  if (finished.status === 200 && stillHas(request, finished.etag)) return reply.status(304).send()

  const accepted = request.headers['accept-encoding']
  const encoding =
    accepted && finished.body.length >= smallestWorthwhile && negotiate(accepted, ['br', 'gzip'])
  if (!encoding) return reply.send(finished.body)
  return reply.header('content-encoding', encoding).send(await encode(finished, encoding))
}

/** A proxy may have marked the tag as weak, and a caller may send several. */
export function stillHas(request: FastifyRequest, etag: string): boolean {
  const named = request.headers['if-none-match']?.split(',') ?? []
  return named.some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
