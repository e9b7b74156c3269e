import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { api } from './index.ts'
import { sentenceIn } from './issue.ts'
import { type Field, fieldNames } from './shapes/field-names.ts'
import { sayText } from './shapes/text.sentences.ts'

const endpoints: Endpoint[] = Object.values(api).flatMap((area) => Object.values<Endpoint>(area))

const junk = [
  undefined,
  null,
  '',
  ' ',
  'x',
  '\u0000',
  '<b>',
  'y'.repeat(9_000),
  -1,
  1.234,
  1e300,
  true,
  [],
  ['x'],
  {},
]

function messages(schema: z.ZodType, input: unknown): string[] {
  return schema.safeParse(input).error?.issues.map(({ message }) => message) ?? []
}

/** What a schema may be made of: fields, or another schema. */
interface SchemaParts {
  shape?: Record<string, z.ZodType>
  in?: z.ZodType
  unwrap?: () => z.ZodType
}

/** Invalid values in every field, and in nested fields. */
function junkInEveryField(schema: z.ZodType): object[] {
  const { shape = {}, unwrap, in: before } = schema as z.ZodType & SchemaParts
  const inner = before ?? unwrap?.call(schema)
  if (inner) return junkInEveryField(inner)
  return Object.entries(shape).flatMap(([field, part]) =>
    [...junk, ...junkInEveryField(part)].map((value) => ({ [field]: value })),
  )
}

/** The library's own messages are not our sentences. */
function isSaidInBothLanguages(message: string): void {
  const said = sentenceIn(message)
  expect([message, said]).toEqual([
    message,
    { en: expect.stringMatching(/^[A-Z].*[.!]$/), fr: expect.stringMatching(/^\p{Lu}.*\.$/u) },
  ])
  expect(said?.fr).not.toBe(said?.en)
}

const bodies = endpoints.flatMap(({ method, path, body, multipart }) =>
  body && !multipart ? [[`${method} ${path}`, body] as const] : [],
)
const addresses = endpoints.flatMap(({ method, path, query, params }) =>
  [query, params].flatMap((schema) => (schema ? [[`${method} ${path}`, schema] as const] : [])),
)

test.each(bodies)(
  'whatever is sent to %s, every refusal is one of our sentences in both languages',
  (_, body) => {
    expect(messages(body, undefined).map(sentenceIn)).toEqual([sayText.fillIn])
    const inputs = [...junk, ...junkInEveryField(body)]
    for (const message of new Set(inputs.flatMap((input) => messages(body, input))))
      isSaidInBothLanguages(message)
  },
)

test.each(addresses)(
  'whatever the address of %s carries, a refusal is a sentence a person understands',
  (_, part) => {
    const inputs = [{}, ...junkInEveryField(part)]
    for (const message of new Set(inputs.flatMap((input) => messages(part, input))))
      isSaidInBothLanguages(message)
  },
)

test.each([
  [
    sayText.tooLong('yourComment', 1000),
    'Your comment can have at most 1,000 characters.',
    'Votre commentaire peut compter 1\u00a0000 caractères au plus.',
  ],
  [
    sayText.tooLong('details', 2000),
    'The details can have at most 2,000 characters.',
    'Les précisions peuvent compter 2\u00a0000 caractères au plus.',
  ],
  [sayText.notText('notes'), 'The notes must be text.', 'Les notes doivent être du texte.'],
  [
    sayText.notOneLine('city'),
    'The city must be one line of plain text.',
    'La ville doit tenir sur une seule ligne de texte simple.',
  ],
  [
    sayText.notPlain('announcement'),
    'The announcement must be plain text.',
    'L’annonce doit être du texte simple.',
  ],
])('the French sentence %j uses the singular or plural of its field', (said, en, fr) => {
  expect(said).toEqual({ en, fr })
})

test('a field is plural in French when its name is', () => {
  for (const field of Object.keys(fieldNames) as Field[]) {
    const { fr, isPlural = false } = { isPlural: false, ...fieldNames[field] }
    expect([fr, isPlural]).toEqual([fr, /^(Les|Vos|Ces) /.test(fr)])
  }
})
