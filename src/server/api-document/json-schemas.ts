import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'

export type JsonSchema = Record<string, unknown>

export interface JsonSchemas {
  of(schema: z.core.$ZodType, direction: 'input' | 'output'): JsonSchema
  /** The schemas with a name, which the others refer to. */
  components(): Record<string, JsonSchema>
}

/** Turns schemas of the contract into those of the document. */
export function jsonSchemas(): JsonSchemas {
  const components: Record<string, JsonSchema> = {}
  return {
    of(schema, io) {
      const {
        $schema: _,
        $defs = {},
        ...own
      } = z.toJSONSchema(schema, {
        io,
        override: ({ jsonSchema }) => tidy(jsonSchema, io),
      }) as JsonSchema & { $defs?: Record<string, JsonSchema> }
      for (const [name, { id: _id, ...definition }] of Object.entries($defs)) {
        const named = toComponents(definition)
        const known = components[name]
        if (known && !isDeepStrictEqual(known, named)) throw new Error(`Two schemas are called ${name}.`)
        components[name] = named
      }
      const { id, ...rest } = toComponents(own)
      if (typeof id !== 'string') return rest
      components[id] ??= rest
      return { $ref: `#/components/schemas/${id}` }
    },
    components: () => components,
  }
}

function toComponents(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
}

function tidy(schema: z.core.JSONSchema.BaseSchema, io: 'input' | 'output'): void {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if ('example' in schema) {
    schema.examples = [schema.example]
    delete schema.example
  }
  leaveOutUnicodePatterns(schema)
  listKeys(schema)
  // An answer may get more fields later.
  if (io === 'output' && schema.additionalProperties === false) delete schema.additionalProperties
}

/** Validators that read patterns without the flag u would refuse what we accept. */
function leaveOutUnicodePatterns(schema: z.core.JSONSchema.BaseSchema): void {
  const isUnicode = (pattern: string | undefined) => pattern?.includes('\\p{')
  if (isUnicode(schema.pattern)) delete schema.pattern
  if (schema.allOf) schema.allOf = schema.allOf.filter(({ pattern }) => !isUnicode(pattern))
}

/** A record whose keys are known is an object with these fields. */
function listKeys(schema: z.core.JSONSchema.BaseSchema): void {
  const { propertyNames, additionalProperties, required } = schema
  const keys = typeof propertyNames === 'object' && propertyNames.enum
  if (!keys || !required || !additionalProperties) return
  schema.properties = Object.fromEntries(keys.map((key) => [String(key), additionalProperties]))
  delete schema.propertyNames
  delete schema.additionalProperties
}
