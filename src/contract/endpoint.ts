import type { z } from 'zod'
import type { Sentence } from '#domain/sentence.ts'
import type { Said } from './shapes/message.ts'

/**
 * Who may call: anyone, a signed-in person with a verified email, a store owner, either of these two ('account'), the
 * website owner, or the website owner also while the second factor is still missing ('enrolling').
 */
export type Access = 'public' | 'user' | 'admin' | 'account' | 'owner' | 'enrolling'
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call of the API. Everything else (validation, types, client, OpenAPI) is derived from it. */
export interface Endpoint {
  method: Method
  /** Below the API's base path, with `:name` for parameters. */
  path: `/${string}`
  access: Access
  /** In a few words, without a full stop. */
  summary: string
  /** What a caller should know besides, in whole sentences. */
  description?: string
  /** Set on a call of the website owner that cannot be undone: it asks for the second factor again. */
  asksForCode?: true
  /** Set when the answer begins, continues or ends a session. */
  setsCookie?: true
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType<object>
  /** Set when the body is a form with a file; the server reads it as a stream and `body` only documents it. */
  multipart?: true
  /** Set when a GET changes something, as the specification asks of a link in a mail. HEAD is refused. */
  writes?: true
  /** In bytes, for a call that takes more than others. */
  largestBody?: number
  response: z.ZodType
}

export const apiBase = '/api'

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

type Part<E, Name extends 'params' | 'query' | 'body', Way extends 'input' | 'output'> = E extends {
  [K in Name]: infer Schema extends z.ZodType
}
  ? Way extends 'input'
    ? z.input<Schema>
    : z.output<Schema>
  : unknown

/** Parameters, query and body in one flat object, as a caller passes them. */
export type CallInput<E> = Part<E, 'params', 'input'> & Part<E, 'query', 'input'> & Part<E, 'body', 'input'>

/** Parameters, query and body as a handler gets them, validated. */
export interface CallArguments<E> {
  params: Part<E, 'params', 'output'>
  query: Part<E, 'query', 'output'>
  body: Part<E, 'body', 'output'>
}

export type CallResult<E> = E extends { response: infer Schema extends z.ZodType } ? z.output<Schema> : never

/** The result as a handler returns it, with our sentences in every language. */
export type Answer<E> = E extends { response: z.ZodType<unknown, { message: Said }> }
  ? Omit<CallResult<E>, 'message'> & { message: Sentence }
  : CallResult<E>
