import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { Message } from '#contract/shapes/message.ts'
import type { JsonSchemas } from './json-schemas.ts'
import { parameterTexts } from './parameter-texts.ts'
import { refusalsOf } from './responses.ts'
import { whoMayCall } from './who-may-call.ts'

/** A call of the contract, with the name it has there. */
export interface Call {
  area: string
  name: string
  endpoint: Endpoint
}

export interface Examples {
  answer?: unknown
  request?: unknown
}

/** 'catalogue' and 'hotDeals' make 'catalogueHotDeals'. */
export const operationId = ({ area, name }: Pick<Call, 'area' | 'name'>) =>
  area + name.charAt(0).toUpperCase() + name.slice(1)

/** How the document describes one call. */
export function operationOf(call: Call, tag: string, schemas: JsonSchemas, examples: Examples) {
  const { endpoint } = call
  const { access, params, query, body, method } = endpoint
  return {
    operationId: operationId(call),
    summary: endpoint.summary,
    description: describe(endpoint),
    tags: [tag],
    security: whoMayCall[access].security,
    parameters: [
      ...parameters(params, 'path', schemas),
      ...parameters(query, 'query', schemas),
      { $ref: '#/components/parameters/AcceptLanguage' },
    ],
    ...(body && { requestBody: requestBody(endpoint, body, schemas, examples) }),
    responses: {
      200: {
        description: answerText(endpoint),
        headers: {
          'Content-Language': { $ref: '#/components/headers/ContentLanguage' },
          ...(endpoint.setsCookie && { 'Set-Cookie': { $ref: '#/components/headers/SetCookie' } }),
        },
        content: {
          'application/json': {
            schema: schemas.of(endpoint.response, 'output'),
            ...(examples.answer !== undefined && { example: examples.answer }),
          },
        },
      },
      ...refusalsOf({
        isPublic: access === 'public',
        hasInput: Boolean(params ?? query ?? body),
        hasParams: Boolean(params),
        isRead: method === 'GET',
      }),
    },
  }
}

function describe(endpoint: Endpoint): string {
  const { access, summary, description, query, setsCookie, writes } = endpoint
  return [
    `${summary}.`,
    description,
    whoMayCall[access].text,
    query && 'page' in query.shape && 'The list comes in pages; `totalPages` says how many there are.',
    setsCookie && 'The answer sets or clears the cookies of a session.',
    writes && 'It changes something although it is a GET, so HEAD is answered with 405.',
  ]
    .filter(Boolean)
    .join(' ')
}

function answerText({ response, method, summary, query }: Endpoint): string {
  if (response === Message) return 'It is done; `message` is a sentence for the person.'
  if (query && 'page' in query.shape) return `One page of: ${summary}.`
  return method === 'GET' ? `${summary}.` : 'It is done; the answer has what there is now.'
}

function parameters(object: z.ZodObject | undefined, place: 'path' | 'query', schemas: JsonSchemas) {
  const { properties = {}, required = [] } = (object ? schemas.of(object, 'input') : {}) as {
    properties?: Record<string, { description?: string }>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description = parameterTexts[name], ...schema }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    description,
    schema,
  }))
}

function requestBody(
  { multipart }: Endpoint,
  body: z.core.$ZodType,
  schemas: JsonSchemas,
  { request }: Examples,
) {
  return {
    required: true,
    description: multipart ? 'A form with a file.' : 'The fields of the form, as JSON.',
    content: {
      [multipart ? 'multipart/form-data' : 'application/json']: {
        schema: schemas.of(body, 'input'),
        ...(request !== undefined && { example: request }),
      },
    },
  }
}
