import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { partsOf } from './calls.ts'

/** Values by the name of a field; a function is asked only when a call has that field. */
export type Known = Record<string, unknown>

/** A plausible value for everything that a call takes, in one flat object as clients pass it. */
export async function sampleOf(endpoint: Endpoint, known: Known): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = {}
  for (const schema of Object.values(partsOf(endpoint)))
    if (schema) Object.assign(input, await sampleFor(schema, '', known))
  return input
}

async function sampleFor(schema: z.core.$ZodType, name: string, known: Known): Promise<unknown> {
  if (Object.hasOwn(known, name)) {
    const value = known[name]
    return typeof value === 'function' ? value() : value
  }
  if (schema instanceof z.ZodObject) {
    const fields: Record<string, unknown> = {}
    for (const [key, field] of Object.entries<z.core.$ZodType>(schema.shape)) {
      const value = await sampleFor(field, key, known)
      if (value !== undefined) fields[key] = value
    }
    return fields
  }
  if (schema instanceof z.ZodArray) return [await sampleFor(schema.element, name, known)]
  if (schema instanceof z.ZodUnion) return sampleFor(schema.options.at(-1) as z.core.$ZodType, name, known)
  if (schema instanceof z.ZodPipe) return sampleFor(schema.in, name, known)
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodReadonly)
    return sampleFor(schema.unwrap(), name, known)
  if (schema instanceof z.ZodEnum) return Object.values(schema.enum)[0]
  if (schema instanceof z.ZodLiteral) return [...schema.values][0]
  if (schema instanceof z.ZodBoolean) return true
  if (schema instanceof z.ZodNumber) return Math.max(1, schema.minValue ?? 1)
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return 'Plain words'
  // What may be left out is left out.
  return undefined
}
