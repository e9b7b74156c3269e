import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { ErrorBody } from '#contract/shapes/error.ts'
import { type Language, languageOf } from '#domain/language.ts'
import { type Admitted, callKind } from './admission.ts'
import { askedLanguage } from './asked-language.ts'
import { unavailableSeconds } from './errors.ts'
import { failureOf } from './failed-directly.ts'
import { sayHttp } from './http.sentences.ts'
import { plainPage, wantsPage } from './plain-page.ts'
import { plainHeaders, plainPagePolicy } from './security.ts'

interface QuickRefusals {
  isCrowded(kind: Admitted): boolean
  isHttps: boolean
  /** Counts a refusal. They are not logged: so many equal lines would say nothing. */
  count(): void
}

/**
 * Refuses before routing, hooks and logs while a crowd lasts. Most requests are refused then, and refusing them the long way
 * would take the time that the admitted ones need.
 */
export function quickRefusals(app: FastifyInstance, { isCrowded, isHttps, count }: QuickRefusals): void {
  const headers = {
    ...plainHeaders(isHttps),
    'cache-control': 'no-store',
    'retry-after': String(unavailableSeconds),
  }

  function refuse(request: IncomingMessage, response: ServerResponse, isPage: boolean): void {
    const requestId = randomUUID()
    const { body, ...own } = isPage ? asPage(request, requestId) : asError(request)
    const length = Buffer.byteLength(body)
    response.writeHead(503, { ...headers, ...own, 'content-length': length, 'x-request-id': requestId })
    response.end(body)
    count()
  }

  const [route] = app.server.listeners('request') as [RequestListener]
  app.server.removeAllListeners('request')
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const kind = kindOf(request)
    // When the server closes, an answer must say that the connection does, too.
    const mayRefuse = app.server.listening && !failureOf(request)
    if (kind && mayRefuse && isCrowded(kind)) refuse(request, response, kind === 'page')
    else route(request, response)
  })
}

/** Anything that may be a file or a health check is left to the routes. */
function kindOf(request: IncomingMessage): Admitted | undefined {
  const { method = '', url = '', headers } = request
  const kind = callKind({ method, url, headers })
  if (kind) return kind
  return wantsPage({ method, url, headers }) && !notAPage.test(url) ? 'page' : undefined
}

const notAPage = /^\/(healthz|readyz|metrics)\b|^[^?]*\.\w+(\?|$)/

function asError({ headers }: IncomingMessage) {
  const language = askedLanguage({ headers })
  return { ...errors[language], ...(language !== 'en' && { 'content-language': language }) }
}

const errors = byLanguage((language) => {
  const body: ErrorBody = { message: sayHttp.overloaded[language], code: 'busy' }
  return { 'content-type': 'application/json; charset=utf-8', body: JSON.stringify(body) }
})

function asPage({ url = '' }: IncomingMessage, requestId: string) {
  const { body, ...headers } = pages[languageOf(url)]
  return { ...headers, body: body.replace(placeOfId, requestId) }
}

/** The policy of a page depends on its style alone. */
const placeOfId = '{request}'
const pages = byLanguage((language) => {
  const sentence = sayHttp.overloaded
  const body = plainPage({ language, sentence, isTransient: true, requestId: placeOfId })
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': plainPagePolicy(body),
    body,
  }
})

function byLanguage<Made>(make: (language: Language) => Made): Record<Language, Made> {
  return { en: make('en'), fr: make('fr') }
}
