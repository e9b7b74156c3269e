import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { apiBase } from '#contract/endpoint.ts'
import { languageCookie, languageOf } from '#domain/language.ts'
import type { Finished, ResponseCache } from '../cache/response-cache.ts'
import { askedLanguage } from './asked-language.ts'
import { answerBeforeParsing } from './before-parsing.ts'
import type { CountReady } from './observe.ts'
import { readOnce } from './read-once.ts'
import { encodingFor, sentWith, stillHas } from './send-finished.ts'
import { headText, writeAnswer } from './write-answer.ts'
import type { WrittenMark } from './written-mark.ts'

/** An answer as it left once, with the body in one encoding. */
interface Recorded {
  status: number
  /** Alternating names and values. The last value is the id of the request, which each request replaces. */
  headers: string[]
  /** The same as text, which ends where the id of the request follows. */
  head: string
  body: Buffer | undefined
  count: () => void
}

interface Asked {
  url?: string | undefined
  headers: IncomingHttpHeaders
}

const requestId = 'x-request-id'
const notModified = '304'
/** Longer addresses are rare, and would fill the memory with themselves. */
const longestAddress = 512
const mostAddresses = 50_000

/**
 * Sends answers whose bytes are ready before routing, validation and hooks. The first time an answer takes the long
 * way and is recorded with the headers it left with, so both ways send the same.
 */
export function readyAnswers(
  app: FastifyInstance,
  cache: ResponseCache,
  countReady: CountReady,
  { mustWait }: Pick<WrittenMark, 'mustWait'>,
): void {
  /** From what was asked to the key in the cache: several addresses may ask for the same. */
  const keys = new Map<string, string>()
  const recordings = new WeakMap<Finished, Map<string, Recorded>>()

  app.addHook('onResponse', async (request, reply) => {
    const { finished, key } = sentWith(reply.raw) ?? {}
    const asked = request.method === 'GET' && askedFor(request.raw)
    if (!finished || !key || !asked || cache.fresh(key) !== finished) return
    const headers = reply.getHeaders()
    if (headers['set-cookie'] || headers.connection) return
    const encoding = String(headers['content-encoding'] ?? '')
    const isNotModified = reply.statusCode === 304
    const body = encoding ? finished.encoded.get(encoding) : finished.body
    // A page is kept compressed only, and decompressed for callers that do not accept that.
    if (!body && !isNotModified) return
    const recorded = recordings.get(finished) ?? new Map<string, Recorded>()
    recordings.set(finished, recorded)
    const sent = Object.entries(headers).filter(([name]) => name !== requestId)
    const { statusCode: status } = reply
    recorded.set(isNotModified ? notModified : encoding, {
      status,
      headers: [...sent.flatMap(([name, value]) => [name, String(value)]), ...[requestId, '']],
      head: headText(status, [...sent, [requestId, '']], app.server),
      body: isNotModified ? undefined : body,
      count: countReady(request.routeOptions.url, status),
    })
    // Rare, and each is learned again when it is asked for.
    if (keys.size >= mostAddresses) keys.clear()
    keys.set(asked, key)
  })

  function find(asked: Asked): Recorded | undefined {
    // When the server closes, an answer must say that the connection does, too.
    if (!app.server.listening) return undefined
    const name = askedFor(asked)
    const key = name && keys.get(name)
    const finished = key && cache.fresh(key)
    const recorded = finished && recordings.get(finished)
    const { headers } = asked
    if (!recorded || mustWait(headers)) return undefined
    const isKnown = headers['if-none-match'] !== undefined && stillHas(headers, finished.etag)
    return recorded.get(isKnown ? notModified : encodingFor(headers, finished.length) || '')
  }

  function send(request: IncomingMessage, response: ServerResponse): boolean {
    const found = request.method === 'GET' && find(request)
    if (!found) return false
    found.headers[found.headers.length - 1] = randomUUID()
    response.writeHead(found.status, found.headers)
    response.end(found.body)
    found.count()
    return true
  }

  const [route] = app.server.listeners('request') as [
    (...exchange: [IncomingMessage, ServerResponse]) => void,
  ]
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    if (!send(request, response)) route(request, response)
  })

  answerBeforeParsing(app.server, (request, socket) => {
    const found = find(request)
    if (!found) return false
    writeAnswer(socket, found.head + randomUUID(), found.body)
    found.count()
    return true
  })
}

/** What an answer depends on besides the cache: the address, the language of a call, the language a visitor chose. */
function askedFor({ url = '', headers }: Asked): string | undefined {
  if (url.length > longestAddress) return undefined
  if (url.startsWith(callPath)) return `${languageAsked(headers['accept-language'])} ${url}`
  // A visitor who chose French is redirected from English pages.
  return headers.cookie && choseFrench.test(headers.cookie) && languageOf(url) === 'en' ? undefined : url
}

const callPath = `${apiBase}/`

const languageAsked = readOnce((header) => askedLanguage({ headers: { 'accept-language': header } }))

const choseFrench = new RegExp(`(^|;\\s*)${languageCookie}=fr`)
