import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { api } from '#contract/index.ts'
import { type StringField, stringFields } from '#tests/support/string-fields.ts'

export type Api = typeof api

export interface Call {
  /** Such as 'rating.rateProduct'. */
  name: string
  area: keyof Api
  endpoint: Endpoint
}

/** Every call of the contract. */
export const calls: Call[] = Object.entries(api).flatMap(([area, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
    name: `${area}.${name}`,
    area: area as keyof Api,
    endpoint,
  })),
)

/** The address, query and body of a call. A file is sent apart. */
export function partsOf({
  params,
  query,
  body,
  multipart,
}: Endpoint): Record<Part, z.core.$ZodType | undefined> {
  return { params, query, body: multipart ? undefined : body }
}
export type Part = 'params' | 'query' | 'body'

/** Every field of a call that takes an id, by its path: 'productId', 'parts.0.cycleId'. */
export function idFields(endpoint: Endpoint): { part: Part; path: string[] }[] {
  return Object.entries(partsOf(endpoint)).flatMap(([part, schema]) =>
    (schema ? stringFields(schema) : []).filter(isId).map(({ path }) => ({ part: part as Part, path })),
  )
}

const isId = ({ schema }: StringField) =>
  schema instanceof z.ZodGUID || schema._zod.def.checks?.some((check) => check instanceof z.ZodGUID)
