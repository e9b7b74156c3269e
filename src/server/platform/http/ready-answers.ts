import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiBase } from '#contract/endpoint.ts'
import { languageCookie, languageOf } from '#domain/language.ts'
import type { Finished, ResponseCache } from '../cache/response-cache.ts'
import { askedLanguage } from './asked-language.ts'
import { type CountReady, requestIdHeader } from './observe.ts'
import type { RequestHead } from './request-head.ts'
import { encodingFor, type Sent, sentWith, stillHas } from './send-finished.ts'
import { type Header, headText, writeAnswer } from './write-answer.ts'
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

/** A cached answer as it has left, without the id of the request. */
interface Left {
  key: string
  finished: Finished
  status: number
  headers: readonly Header[]
  body: Buffer | undefined
  route: string | undefined
}

export interface ReadyAnswers {
  /** Sends the answer, if its bytes are ready. */
  answer(request: RequestHead, socket: Socket): boolean
  /** From now on it is sent in this form, as long as it is cached. */
  remember(asked: Asked, left: Left): void
}

const notModified = '304'
/** Longer addresses are rare, and would fill the memory with themselves. */
const longestAddress = 512
const mostAddresses = 50_000

/**
 * Sends answers whose bytes are ready before routing, validation and hooks. The first time an answer takes a longer
 * way and is recorded with the headers it left with, so all ways send the same.
 */
export function readyAnswers(
  app: FastifyInstance,
  cache: ResponseCache,
  countReady: CountReady,
  { mustWait }: Pick<WrittenMark, 'mustWait'>,
): ReadyAnswers {
  /** From what was asked to the key in the cache: several addresses may ask for the same. */
  const keys = new Map<string, string>()
  const recordings = new WeakMap<Finished, Map<string, Recorded>>()

  app.addHook('onResponse', (request, reply, done) => {
    const sent = sentWith(reply.raw)
    if (sent && request.method === 'GET') rememberReply(request, reply, sent)
    done()
  })

  function rememberReply(request: FastifyRequest, reply: FastifyReply, { finished, key, sendable }: Sent) {
    const { status, body } = sendable
    const all = reply.getHeaders()
    if (!key || all['set-cookie'] || all.connection) return
    // A hook has compressed it for a caller who wrote the name of the encoding in another way.
    if (all['content-encoding'] !== sendable.headers['content-encoding']) return
    // A page is kept compressed only, and decompressed for callers that do not accept that.
    if (body && body !== finished.body && ![...finished.encoded.values()].includes(body)) return
    const headers = Object.entries(all).filter(([name]) => name !== requestIdHeader)
    const { url: route } = request.routeOptions
    remember(request.raw, { key, finished, status, headers, body, route })
  }

  function remember(asked: Asked, { key, finished, status, headers, body, route }: Left): void {
    const name = askedFor(asked)
    if (!name || cache.fresh(key) !== finished) return
    const recorded = recordings.get(finished) ?? new Map<string, Recorded>()
    recordings.set(finished, recorded)
    const encoding = headers.find(([header]) => header === 'content-encoding')?.[1] ?? ''
    const withId: Header[] = [...headers, [requestIdHeader, '']]
    recorded.set(status === 304 ? notModified : String(encoding), {
      status,
      headers: withId.flatMap(([header, value]) => [header, String(value)]),
      head: headText(status, withId, app.server),
      body,
      count: countReady(route, status),
    })
    // Rare, and each is learned again when it is asked for.
    if (keys.size >= mostAddresses) keys.clear()
    keys.set(name, key)
  }

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

  return {
    answer(request, socket) {
      const found = find(request)
      if (!found) return false
      writeAnswer(socket, found.head + randomUUID(), found.body)
      found.count()
      return true
    },
    remember,
  }
}

/** What an answer depends on besides the cache: the address, the language of a call, the language a visitor chose. */
function askedFor({ url = '', headers }: Asked): string | undefined {
  if (url.length > longestAddress) return undefined
  if (url.startsWith(callPath)) return `${askedLanguage({ headers })} ${url}`
  // A visitor who chose French is redirected from English pages.
  return headers.cookie && choseFrench.test(headers.cookie) && languageOf(url) === 'en' ? undefined : url
}

const callPath = `${apiBase}/`

const choseFrench = new RegExp(`(^|;\\s*)${languageCookie}=fr`)
