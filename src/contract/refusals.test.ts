import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { api } from './index.ts'

const endpoints: Endpoint[] = Object.values(api).flatMap((area) => Object.values<Endpoint>(area))

const junk = [
  undefined,
  null,
  '',
  ' ',
  'x',
  '\u0000',
  'y'.repeat(9_000),
  -1,
  1.234,
  1e300,
  true,
  [],
  ['x'],
  {},
]

function sentences(schema: z.ZodType, input: unknown): string[] {
  return schema.safeParse(input).error?.issues.map(({ message }) => message) ?? []
}

function junkInEveryField(schema: z.ZodType): object[] {
  const fields = Object.keys('shape' in schema ? (schema.shape as object) : {})
  return fields.flatMap((field) => junk.map((value) => ({ [field]: value })))
}

function readsLikeASentence(sentence: string): void {
  const ofTheLibrary = /^(Invalid (?!email or password)|Too (small|big)|Unrecognized|Expected)/
  expect(sentence).not.toMatch(ofTheLibrary)
  expect(sentence).toMatch(/^[A-Z].*[.!]$/)
}

const bodies = endpoints.flatMap(({ method, path, body, multipart }) =>
  body && !multipart ? [[`${method} ${path}`, body] as const] : [],
)
const addresses = endpoints.flatMap(({ method, path, query, params }) =>
  [query, params].flatMap((schema) => (schema ? [[`${method} ${path}`, schema] as const] : [])),
)

test.each(bodies)('whatever is sent to %s, a refusal is a sentence a person understands', (_, body) => {
  expect(sentences(body, undefined)).toEqual(['Please fill in all required fields!'])
  for (const input of [...junk, ...junkInEveryField(body)]) sentences(body, input).forEach(readsLikeASentence)
})

test.each(addresses)(
  'whatever the address of %s carries, a refusal is a sentence a person understands',
  (_, part) => {
    for (const input of [{}, ...junkInEveryField(part)]) sentences(part, input).forEach(readsLikeASentence)
  },
)
