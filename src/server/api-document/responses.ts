import { sayValue } from '#contract/shapes/value.sentences.ts'
import { sayHttp } from '#server/platform/http/http.sentences.ts'
import { sayLimit } from '#server/platform/limits/limits.sentences.ts'
import { saySession } from '#server/platform/sessions/sessions.sentences.ts'

const errorOf = (description: string, example: { message: string; code: string }, headers?: object) => ({
  description,
  ...(headers && { headers }),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, example } },
})

const retryAfter = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }

/** Refusals and failures, by the name that operations refer to them with. */
export const sharedResponses = {
  BadInput: errorOf('A value is missing or cannot be used; `issues` names each field.', {
    message: sayValue.badPage.en,
    code: 'invalid-input',
  }),
  NotLoggedIn: errorOf('There is no session of the kind that the call needs, or it has ended.', {
    message: saySession.notLoggedIn.en,
    code: 'not-logged-in',
  }),
  NotFound: errorOf('What the address names is not there, or is not shown any more.', {
    message: sayHttp.nothingHere.en,
    code: 'not-found',
  }),
  TooMany: errorOf(
    'Too many tries in a while; none of them is done before the time in `Retry-After` is over.',
    { message: sayLimit.tooManyAttempts({ seconds: 1800 }).en, code: 'too-many' },
    retryAfter,
  ),
  Refused: errorOf('The call was refused; `code` is for programs, `message` for people.', {
    message: sayHttp.cannotAnswer.en,
    code: 'invalid-request',
  }),
  Failed: errorOf(
    'It failed on our side and may be tried again; a 503 says in `Retry-After` when.',
    { message: sayHttp.oursToMend.en, code: 'internal' },
    retryAfter,
  ),
}

export const sharedHeaders = {
  RetryAfter: {
    description: 'After how many seconds to try again.',
    schema: { type: 'integer', minimum: 0, examples: [60] },
  },
  SetCookie: {
    description: 'The cookies of the session: `HttpOnly`, `SameSite`, and `Secure` on https.',
    schema: {
      type: 'string',
      examples: ['zb_user=eyJhbGciOi…; Max-Age=900; Path=/; HttpOnly; SameSite=Lax'],
    },
  },
  ContentLanguage: {
    description: 'The language of our sentences in the answer; English when it is missing.',
    schema: { type: 'string', examples: ['fr'] },
  },
}

export const sharedParameters = {
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    required: false,
    description: 'French first in the list makes our sentences and category names French; all else English.',
    schema: { type: 'string', examples: ['fr-MU, fr;q=0.9, en;q=0.8'] },
  },
}

const to = (name: keyof typeof sharedResponses) => ({ $ref: `#/components/responses/${name}` })

/** What may come instead of an answer. */
export function refusalsOf(call: {
  isPublic: boolean
  hasInput: boolean
  hasParams: boolean
  isRead: boolean
}) {
  return {
    ...(call.hasInput && { 400: to('BadInput') }),
    ...(!call.isPublic && { 401: to('NotLoggedIn') }),
    ...(call.hasParams && { 404: to('NotFound') }),
    ...(!call.isRead && { 429: to('TooMany') }),
    '4XX': to('Refused'),
    '5XX': to('Failed'),
  }
}
