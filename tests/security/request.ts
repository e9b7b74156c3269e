import type { FastifyInstance, InjectOptions } from 'fastify'
import { apiBase, type Endpoint } from '#contract/endpoint.ts'
import { photo } from '#tests/support/picture-files.ts'
import { formWith } from '#tests/support/upload.ts'
import type { Visitor } from '#tests/support/visitor.ts'
import { partsOf } from './calls.ts'

type Input = Record<string, unknown>

/** A call as it goes over the wire. */
export async function requestOf(endpoint: Endpoint, input: Input): Promise<InjectOptions> {
  const { method, path, multipart } = endpoint
  const { params, query, body } = partsOf(endpoint)
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])))
  const search = query ? `?${searchOf(picked(input, query, params))}` : ''
  const url = apiBase + filled + search
  if (multipart) return { method, url, ...(await formWithPhoto()) }
  return { method, url, ...(body && { payload: picked(input, body, params) }) }
}

/** The fields of the input that are none of the address. */
function picked(input: Input, schema: object, params: object | undefined): Input {
  const names = Object.keys((schema as { shape?: object }).shape ?? {})
  const inAddress = new Set(Object.keys((params as { shape?: object } | undefined)?.shape ?? {}))
  return Object.fromEntries(
    Object.entries(input).filter(([name]) => names.includes(name) && !inAddress.has(name)),
  )
}

const searchOf = (fields: Input) =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])),
  )

async function formWithPhoto() {
  const encoded = new Response(formWith(await photo('jpeg', { width: 64, height: 48 })))
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  }
}

/** Sends it from this browser, and returns the answer to the byte. */
export async function answerTo(
  app: FastifyInstance,
  { cookies }: Pick<Visitor, 'cookies'>,
  request: InjectOptions,
) {
  const { statusCode, headers, payload } = await app.inject({
    ...request,
    cookies: Object.fromEntries(cookies),
  })
  // These differ between any two answers.
  const { date: _date, 'x-request-id': _id, ...same } = headers
  return { status: statusCode, headers: same, body: payload }
}
