import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { api } from '#contract/index.ts'
import { frenchFor } from './french-for.ts'

test.each([
  ['Invalid email or password.', 'E-mail ou mot de passe incorrect.'],
  [
    'Your comment can have at most 1,000 characters.',
    'Votre commentaire peut compter 1 000 caractères au plus.',
  ],
  [
    'The details can have at most 2,000 characters.',
    'Les précisions peuvent compter 2 000 caractères au plus.',
  ],
  ['Too many attempts. Please try again in 1 second.', 'Trop d’essais. Veuillez réessayer dans 1 seconde.'],
  ['Too many attempts. Please try again in 5 minutes.', 'Trop d’essais. Veuillez réessayer dans 5 minutes.'],
  ['14/11/2026 is past already.', 'Le 14/11/2026 est déjà passé.'],
  ['The last day is past already.', 'Le dernier jour est déjà passé.'],
  [
    'Only Rs 1,250.50 are left to pay for this window.',
    'Il ne reste que Rs 1,250.50 à payer pour cette période.',
  ],
  [
    'There is already a category ‘Bread (fresh) $1’ in ‘Food’.',
    'Il y a déjà une catégorie « Bread (fresh) $1 » dans « Food ».',
  ],
  [
    '‘Food’ is not empty: it has 1 subcategory and 0 products. Please say where they go.',
    '« Food » n’est pas vide : 1 sous-catégorie et 0 produit. Veuillez dire où cela doit aller.',
  ],
  [
    '‘Food’ is not empty: it has 3 subcategories and 1,250 stores. Please say where they go.',
    '« Food » n’est pas vide : 3 sous-catégories et 1 250 boutiques. Veuillez dire où cela doit aller.',
  ],
])('%j has its French', (english, french) => {
  expect(frenchFor(english)?.replaceAll('\u00a0', ' ')).toBe(french)
})

test('a sentence that nobody has translated has none', () => {
  expect(frenchFor('The dodo is back.')).toBeUndefined()
  expect(frenchFor('')).toBeUndefined()
})

const junk = [
  undefined,
  null,
  '',
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
const endpoints: Endpoint[] = Object.values(api).flatMap((area) => Object.values<Endpoint>(area))

/** What a schema may be made of: fields, or another schema. */
interface Makings {
  shape?: Record<string, z.ZodType>
  in?: z.ZodType
  unwrap?: () => z.ZodType
}

/** Junk in every field, and in the fields of what a field is made of. */
function filledWithJunk(schema: z.ZodType): object[] {
  const { shape = {}, unwrap, in: before } = schema as z.ZodType & Makings
  const fields = Object.entries(shape).flatMap(([field, part]) =>
    [...junk, ...filledWithJunk(part)].map((value) => ({ [field]: value })),
  )
  const inner = before ?? unwrap?.call(schema)
  return inner ? filledWithJunk(inner) : fields
}

test('whatever the contract refuses, it says in French too', () => {
  const untranslated = new Set<string>()
  const send = (schema: z.ZodType, input: unknown) => {
    const sentences = schema.safeParse(input).error?.issues.map(({ message }) => message) ?? []
    for (const sentence of sentences) if (!frenchFor(sentence)) untranslated.add(sentence)
  }
  for (const { params, query, body, multipart } of endpoints) {
    for (const part of [params, query]) if (part) for (const input of filledWithJunk(part)) send(part, input)
    if (body && !multipart) for (const input of [...junk, ...filledWithJunk(body)]) send(body, input)
  }
  expect([...untranslated]).toEqual([])
})
