import { apiBase, type Endpoint } from '#contract/endpoint.ts'
import { api } from '#contract/index.ts'
import { ErrorBody } from '#contract/shapes/error.ts'
import answers from './examples/answers.json' with { type: 'json' }
import { requestExamples } from './examples/requests.ts'
import { jsonSchemas } from './json-schemas.ts'
import { type Call, operationId, operationOf } from './operations.ts'
import { sharedHeaders, sharedParameters, sharedResponses } from './responses.ts'
import { tags } from './tags.ts'
import { securitySchemes } from './who-may-call.ts'

export const everyCall = (Object.entries(api) as [keyof typeof api, Record<string, Endpoint>][]).flatMap(
  ([area, endpoints]) => Object.entries(endpoints).map(([name, endpoint]) => ({ area, name, endpoint })),
)

/** The OpenAPI document, generated from the contract. */
export function apiDocument({ publicUrl, version }: { publicUrl: string; version: string }) {
  const schemas = jsonSchemas()
  schemas.of(ErrorBody, 'output')
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {}
  for (const call of everyCall) {
    const path = documentedPath(call.endpoint)
    paths[path] ??= {}
    paths[path][call.endpoint.method.toLowerCase()] = operationOf(
      call,
      tags[call.area].name,
      schemas,
      examplesOf(call),
    )
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Zilbazar',
      summary: 'Stores, products and deals of Mauritius.',
      description: `${introduction}\n\n${conventions}`,
      version,
      contact: { name: 'Zilbazar', url: `${publicUrl}/contact` },
      license: { name: 'All rights reserved', url: `${publicUrl}/terms` },
    },
    servers: [{ url: publicUrl, description: 'This site.' }],
    tags: Object.values(tags),
    paths,
    components: {
      schemas: schemas.components(),
      responses: sharedResponses,
      headers: sharedHeaders,
      parameters: sharedParameters,
      securitySchemes: securitySchemes(publicUrl.startsWith('https:')),
    },
  }
}

const introduction = 'Every call of the site, generated from the contract that its own pages use.'
const conventions = [
  'Answers and bodies are JSON. A refusal has a status of 4xx, a `code` for programs and a `message` for people.',
  'Lists come in pages: `page` counts from 1, and answers have `page`, `totalPages` and `total`.',
  'Calls that change something are accepted from our own origin or without an `Origin` header.',
  'Fields and calls may be added at any time; none is removed or changed without a new path.',
].join('\n')

/** Addresses are answered with and without a slash at the end; the document shows those without. */
export const documentedPath = ({ path }: Pick<Endpoint, 'path'>) =>
  apiBase + path.replace(/\/$/, '').replaceAll(/:(\w+)/g, '{$1}')

function examplesOf(call: Call) {
  const id = operationId(call)
  return { answer: (answers as Record<string, unknown>)[id], request: requestExamples[id] }
}
