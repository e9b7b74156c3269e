import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { apiBase, type Endpoint } from '#contract/endpoint.ts'
import { api } from '#contract/index.ts'
import { type OwnerApp, ownerApp } from '#tests/support/owner-app.ts'
import { inputWith, stringFields } from '#tests/support/string-fields.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const endpoints: Endpoint[] = Object.values(api).flatMap((area) => Object.values<Endpoint>(area))

let shop: OwnerApp
beforeAll(async () => {
  shop = await ownerApp()
})

async function callerOf({ access }: Endpoint): Promise<Visitor> {
  if (access === 'owner' || access === 'enrolling') return shop.websiteOwner()
  if (access === 'admin') return shop.signedIn('admin', await shop.given.store())
  if (access === 'public') return shop.visitor()
  return shop.signedIn('user', await shop.given.user())
}

/** The address with well-formed params, so that the rest of the call is validated. */
function addressOf({ path, params }: Endpoint): string {
  const schemas: Record<string, z.core.$ZodType> = params?.shape ?? {}
  return apiBase + path.replaceAll(/:(\w+)/g, (_, name: string) => exampleOf(schemas[name]))
}

function exampleOf(schema: z.core.$ZodType | undefined): string {
  const { def } = schema?._zod ?? {}
  const options = def?.type === 'enum' ? Object.values((def as z.core.$ZodEnumDef).entries) : []
  return String(options[0] ?? '0192f3a4-5b6c-7d8e-9f01-23456789abcd')
}

// Encoded as in JSON, and as in an address.
const brokenTexts = ['half \ud83d', 'nul \0']
const brokenInAddress = ['%ED%A0%BD', '%00', '%']

test.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s answers broken text with a refusal of its own',
  async (_, endpoint) => {
    const { method, params, query, body, multipart } = endpoint
    const address = addressOf(endpoint)
    const calls = [
      ...(query ? stringFields(query) : []).flatMap(({ path }) =>
        brokenInAddress.map((text) => ({ url: `${address}?${path.join('.')}=${text}` })),
      ),
      ...Object.keys(params?.shape ?? {}).flatMap((name) =>
        brokenInAddress.map((text) => ({
          url: apiBase + endpoint.path.replace(`:${name}`, text).replaceAll(/:\w+/g, 'x'),
        })),
      ),
      ...(body && !multipart ? stringFields(body) : []).flatMap(({ path }) =>
        brokenTexts.map((text) => ({ url: address, body: inputWith(path, text) as object })),
      ),
    ]
    const caller = await callerOf(endpoint)
    for (const call of calls) {
      const { status } = await caller.send({ method, access: endpoint.access, ...call })
      expect([call, status < 500]).toEqual([call, true])
    }
  },
)

test.each([
  ['en', 'Your message must be plain text.'],
  ['fr', 'Votre message doit être du texte simple.'],
])('half a character in a message is refused in a sentence (%s)', async (language, sentence) => {
  const { status, body } = await shop.visitor({ language }).send({
    method: 'POST',
    access: 'public',
    url: '/api/contact',
    body: { name: 'Anaïs', email: 'anais@example.test', message: 'Bonjour \ud83d' },
  })
  expect([status, body]).toMatchObject([400, { code: 'invalid-input', message: sentence }])
})

test.each([
  ['name', 'Ana\ud83dïs', 'Your name must be one line of plain text.'],
  ['password', 'Lagon-bleu-2026-\ud83d', 'Please choose a password of whole characters.'],
])('half a character in the %s of a signup is refused', async (field, text, sentence) => {
  const signup = { name: 'Anaïs', email: 'anais@example.test', password: 'Lagon-bleu-2026' }
  const { status, body } = await shop.visitor().send({
    method: 'POST',
    access: 'public',
    url: '/api/auth/signup',
    body: { ...signup, [field]: text },
  })
  expect([status, body]).toMatchObject([400, { message: sentence }])
})

test('a whole emoji is text like any other', async () => {
  const { status } = await shop.visitor().send({
    method: 'POST',
    access: 'public',
    url: '/api/contact',
    body: { name: 'Anaïs', email: 'anais@example.test', message: 'Bonjour 😀' },
  })
  expect(status).toBe(200)
})
