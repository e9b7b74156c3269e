import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ErrorBody } from '#contract/shapes/error.ts'
import { databaseIsAway, diskIsFull } from '../database/away.ts'
import { sendPlainPage, wantsPage } from './plain-page.ts'

interface Particulars {
  /** The fields it is about. */
  issues?: ErrorBody['issues']
  retryAfterSeconds?: number
}

/** A refusal with the sentence the person sees; everything else thrown is our own fault and answered as a plain 500. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly particulars: Particulars

  constructor(status: number, code: string, sentence: string, particulars: Particulars = {}) {
    super(sentence)
    this.status = status
    this.code = code
    this.particulars = particulars
  }
}

/** One field cannot be used, for a reason that only the server knows. */
export const badField = (path: string, sentence: string, code = 'invalid-input') =>
  new Refusal(400, code, sentence, { issues: [{ path, message: sentence }] })

export const notFound = (sentence: string) => new Refusal(404, 'not-found', sentence)

const oursToMend = 'Something went wrong on our side. Please try again in a moment.'
const diskFull = 'We cannot store anything right now. Please try again in a moment.'
const databaseAway = 'We cannot reach our records right now. Please try again in a moment.'

/** What Fastify itself refuses, in words for people. */
const sentences: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'That is more than we can take in one go.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Please send this call its content as JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'This call needs content, and none came.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The content of this call is not valid JSON.',
  FST_ERR_BAD_URL: 'That address is not well formed.',
  FST_ERR_MAX_PARAM_LENGTH: 'That is not a valid id.',
}

function answerFor(error: FastifyError | Refusal): { status: number; body: ErrorBody } {
  if (error instanceof Refusal) {
    const { issues } = error.particulars
    return {
      status: error.status,
      body: { message: error.message, code: error.code, ...(issues && { issues }) },
    }
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map((issue) => ({
      path: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message: issue.message ?? 'This value cannot be used.',
    }))
    const message = issues[0]?.message ?? 'Please check what you entered.'
    return { status: 400, body: { message, code: 'invalid-input', issues } }
  }
  if (diskIsFull(error)) return { status: 503, body: { message: diskFull, code: 'unavailable' } }
  if (databaseIsAway(error)) return { status: 503, body: { message: databaseAway, code: 'unavailable' } }
  const status = error.statusCode ?? 500
  if (status >= 500) return { status, body: { message: oursToMend, code: 'internal' } }
  const message = sentences[error.code] ?? (sentenceOf(error) || 'This request cannot be answered.')
  return { status, body: { message, code: 'invalid-request' } }
}

const sentenceOf = (error: Error) => (/^[A-Z].*\.$/.test(error.message) ? error.message : '')

export function sendError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = answerFor(error)
  if (status >= 500 && body.code !== 'busy') request.log.error({ err: error }, 'request failed')
  const retryAfter = error instanceof Refusal ? error.particulars.retryAfterSeconds : undefined
  if (retryAfter ?? status === 503) reply.header('retry-after', String(retryAfter ?? 5))
  reply.status(status).header('cache-control', 'no-store')
  return wantsPage(request) ? sendPlainPage(request, reply, body) : reply.send(body)
}

export function errorHandling(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply))
}
