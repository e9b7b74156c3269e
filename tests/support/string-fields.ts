import { z } from 'zod'

/** A field of a body, query or params that takes a string; array items are at index 0. */
export interface StringField {
  path: string[]
  schema: z.ZodString | z.ZodStringFormat
}

/** Every field of an input schema that takes free text, without enums and literals. */
export function stringFields(schema: z.core.$ZodType, path: string[] = []): StringField[] {
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return [{ path, schema }]
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => stringFields(field, [...path, name]))
  if (schema instanceof z.ZodArray) return stringFields(schema.element, [...path, '0'])
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => stringFields(option, path))
  if (schema instanceof z.ZodRecord) return stringFields(schema.valueType, [...path, 'key'])
  if (schema instanceof z.ZodPipe) return stringFields(schema.in, path)
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodCatch
  )
    return stringFields(schema.unwrap(), path)
  if (withoutText.some((kind) => schema instanceof kind)) return []
  throw new Error(`Please teach stringFields about ${schema._zod.def.type} at ${path.join('.')}.`)
}

const withoutText = [z.ZodNumber, z.ZodBoolean, z.ZodEnum, z.ZodLiteral, z.ZodNull, z.ZodUndefined, z.ZodFile]

/** An input with only this value, at this path. */
export function inputWith(path: readonly string[], value: unknown): unknown {
  return path.reduceRight<unknown>((inner, name) => (name === '0' ? [inner] : { [name]: inner }), value)
}
