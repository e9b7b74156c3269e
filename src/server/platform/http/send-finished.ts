import type { IncomingHttpHeaders, OutgoingMessage } from 'node:http'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { inOwnMemory } from '../cache/own-memory.ts'
import type { Finished, Tag } from '../cache/response-cache.ts'
import { encoders, outOfBrotli } from './encoders.ts'
import { readOnce } from './read-once.ts'

const smallestWorthwhile = 1024

/** Marks an answer as stale. */
export const staleHeaders = { 'x-cache': 'stale', warning: '110 - "Response is Stale"' }

async function encode(finished: Finished, encoding: string): Promise<Buffer> {
  const ready = finished.encoded.get(encoding)
  if (ready) return ready
  const body = await bodyOf(finished)
  const encoded = inOwnMemory((await encoders[encoding]?.(body)) ?? body)
  finished.encoded.set(encoding, encoded)
  return encoded
}

/** The body as it was made. */
async function bodyOf({ body, encoded }: Finished): Promise<Buffer> {
  if (body) return body
  const compressed = encoded.get('br')
  if (!compressed) throw new Error('An answer has no body.')
  return outOfBrotli(compressed)
}

/** Keeps only the compressed body, so that more pages have room. Nearly every browser accepts brotli. */
export async function keepCompressed(finished: Finished): Promise<Finished> {
  if (!finished.body || finished.isTransient || finished.length < smallestWorthwhile) return finished
  await encode(finished, 'br')
  finished.body = undefined
  return finished
}

export interface Sent {
  finished: Finished
  /** Its key in the cache, if it may be cached. */
  key: string | undefined
  /** What was handed over. Fastify's hooks may have changed it afterwards. */
  sendable: Sendable
}
const sent = new WeakMap<OutgoingMessage, Sent>()

/** Which finished answer was sent with this response. */
export const sentWith = (response: OutgoingMessage) => sent.get(response)

/** The encoding in which a body of this length is sent to this caller. */
export function encodingFor({ 'accept-encoding': accepted }: IncomingHttpHeaders, length: number) {
  return accepted && length >= smallestWorthwhile ? bestOf(accepted) : null
}
const bestOf = readOnce((accepted) => negotiate(accepted.toLowerCase(), ['br', 'gzip']))

/** A finished answer as one caller gets it. */
export interface Sendable {
  status: number
  headers: Record<string, string>
  body: Buffer | undefined
}

/** Compressed once, or a 304 when the caller already has it. */
export async function sendableTo(caller: IncomingHttpHeaders, finished: Finished): Promise<Sendable> {
  const { status, tags, etag, isStale } = finished
  const headers: Record<string, string> = {
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
    ...finished.headers,
    ...(isStale && staleHeaders),
    ...(status === 200 && { etag }),
    ...(tags.length > 0 && { 'cache-tag': kindsOf(tags) }),
  }
  if (status === 200 && stillHas(caller, etag)) return { status: 304, headers, body: undefined }
  const encoding = encodingFor(caller, finished.length)
  if (!encoding) return { status, headers, body: await bodyOf(finished) }
  headers['content-encoding'] = encoding
  return { status, headers, body: await encode(finished, encoding) }
}

export async function sendFinished(
  request: FastifyRequest,
  reply: FastifyReply,
  finished: Finished,
  key?: string,
) {
  const sendable = await sendableTo(request.headers, finished)
  sent.set(reply.raw, { finished, key, sendable })
  const { status, headers, body } = sendable
  return reply.status(status).headers(headers).send(body)
}

/** A proxy may have marked the tag as weak, and a caller may send several. */
export function stillHas(headers: IncomingHttpHeaders, etag: string): boolean {
  const named = headers['if-none-match']?.split(',') ?? []
  return named.some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** For a cache in front of us: the kinds of things that the answer shows. The tags themselves would be too many. */
const kindsOf = (tags: readonly Tag[]) =>
  [...new Set(tags.map((tag) => (typeof tag === 'string' ? tag : tag.list).split(' ', 1)[0]))].join(',')
