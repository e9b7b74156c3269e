import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { sentenceIn } from '#contract/issue.ts'
import type { ErrorBody } from '#contract/shapes/error.ts'
import { sayValue } from '#contract/shapes/value.sentences.ts'
import type { Language } from '#domain/language.ts'
import type { Sentence } from '#domain/sentence.ts'
import { isDatabaseUnavailable, isDiskFull } from '../database/unavailable.ts'
import { sayHttp } from './http.sentences.ts'
import { answerLanguage } from './in-language.ts'
import { sendPlainPage, wantsPage } from './plain-page.ts'

interface Issue {
  path: string
  message: Sentence
}

interface Particulars {
  /** The fields that the refusal is about. */
  issues?: Issue[]
  retryAfterSeconds?: number
}

/**
 * A refusal with the sentence that the person sees. Anything else thrown is our own fault and answered as a plain
 * 500.
 */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly sentence: Sentence
  readonly particulars: Particulars

  constructor(status: number, code: string, sentence: Sentence, particulars: Particulars = {}) {
    super(sentence.en)
    this.status = status
    this.code = code
    this.sentence = sentence
    this.particulars = particulars
  }
}

/** Refuses one field, for a reason that only the server knows. */
export const badField = (path: string, sentence: Sentence, code = 'invalid-input') =>
  new Refusal(400, code, sentence, { issues: [{ path, message: sentence }] })

export const notFound = (sentence: Sentence) => new Refusal(404, 'not-found', sentence)

export const nothingHere = () => notFound(sayHttp.nothingHere)

/** Our sentences for errors that Fastify itself raises. */
const sentences: Record<string, Sentence> = {
  FST_ERR_CTP_BODY_TOO_LARGE: sayHttp.tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: sayHttp.notJson,
  FST_ERR_CTP_EMPTY_JSON_BODY: sayHttp.noContent,
  FST_ERR_CTP_INVALID_JSON_BODY: sayHttp.brokenJson,
  FST_ERR_BAD_URL: sayHttp.badAddress,
  FST_ERR_MAX_PARAM_LENGTH: sayValue.notAnId,
}

/** Turns errors of schemas, of Fastify and of our dependencies into refusals. */
function asRefusal(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ instancePath, message = '' }) => ({
      path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message: sentenceIn(message) ?? sayHttp.cannotUse,
    }))
    const [first] = issues
    return new Refusal(400, 'invalid-input', first?.message ?? sayHttp.cannotUse, { issues })
  }
  if (isDiskFull(error)) return new Refusal(503, 'unavailable', sayHttp.diskFull)
  if (isDatabaseUnavailable(error)) return new Refusal(503, 'unavailable', sayHttp.databaseAway)
  const status = error.statusCode ?? 500
  if (status >= 500) return new Refusal(status, 'internal', sayHttp.oursToMend)
  return new Refusal(status, 'invalid-request', sentences[error.code] ?? sayHttp.cannotAnswer)
}

/** What callers are refused for is not logged, and nor is a crowd. */
export function logFailure(error: unknown, log: FastifyBaseLogger): void {
  const { status, code } = asRefusal(error as FastifyError | Refusal)
  if (status >= 500 && code !== 'busy') log.error({ err: error }, 'request failed')
}

/** When to try again what could not be answered just now. */
export const unavailableSeconds = 5

/** How a call answers an error. */
export function errorAnswer(error: unknown, language: Language) {
  const { status, code, sentence, particulars } = asRefusal(error as FastifyError | Refusal)
  const { issues } = particulars
  const body: ErrorBody = {
    message: sentence[language],
    code,
    ...(issues && { issues: issues.map(({ path, message }) => ({ path, message: message[language] })) }),
  }
  return { status, body }
}

export function sendError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  const refusal = asRefusal(error)
  const { status, sentence, particulars } = refusal
  logFailure(error, request.log)
  const { retryAfterSeconds = status === 503 ? unavailableSeconds : undefined } = particulars
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  // An address that cannot be routed passes no hook, which would set the id.
  reply.status(status).header('cache-control', 'no-store').header('x-request-id', request.id)
  if (wantsPage(request)) return sendPlainPage(request, reply, sentence)
  return reply.send(errorAnswer(refusal, answerLanguage(request, reply)).body)
}

export function errorHandling(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply))
}
