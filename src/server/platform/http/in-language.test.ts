import fastify from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { v7 } from 'uuid'
import { beforeAll, describe, expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import type { Answer } from '#contract/endpoint.ts'
import type { api } from '#contract/index.ts'
import type { Sentence } from '#domain/sentence.ts'
import { testApp } from '#tests/support/test-app.ts'
import { errorHandling, type Refusal } from './errors.ts'

let shop: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  shop = await testApp()
})

const french = { 'accept-language': 'fr-MU,fr;q=0.9' }

test.each([
  [french, 'Connexion réussie.', 'fr'],
  [{ 'accept-language': 'en,fr' }, 'Login successful!', undefined],
  [{}, 'Login successful!', undefined],
])('a caller who sends %j is told: %s', async (headers, message, language) => {
  const { email } = await shop.given.user()
  const payload = { email, password: 'Pamplemousses-1770' }
  const answer = await shop.app.inject({ method: 'POST', url: '/api/auth/login', headers, payload })
  expect([answer.json(), answer.headers['content-language']]).toEqual([{ message }, language])
})

test('a refusal is French, with its fields, and never cached', async () => {
  const payload = { name: 'Ravi', email: 'ravi', password: 'short' }
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/auth/signup',
    headers: french,
    payload,
  })
  expect(answer.json()).toEqual({
    message: 'Veuillez indiquer une adresse e-mail valide.',
    code: 'invalid-input',
    issues: [
      { path: 'email', message: 'Veuillez indiquer une adresse e-mail valide.' },
      { path: 'password', message: 'Veuillez choisir un mot de passe d’au moins 10 caractères.' },
    ],
  })
  expect(answer.headers).toMatchObject({ 'content-language': 'fr', 'cache-control': 'no-store' })
})

test.each([
  ['/api/nowhere', 'Il n’y a rien à cette adresse.'],
  [`/api/product/detail/${v7()}`, 'Produit introuvable'],
  ['/media/upload/nothing', 'Ce n’est pas le nom d’une photo.'],
])('%s is refused in French, wherever the refusal comes from', async (url, message) => {
  expect((await shop.app.inject({ url, headers: french })).json()).toMatchObject({ message })
})

test('a cached answer is the same in every language', async () => {
  const [forFrench, forEnglish] = await Promise.all(
    [french, {}].map((headers) => shop.app.inject({ url: '/api/product/hot-deals', headers })),
  )
  expect(forFrench?.body).toBe(forEnglish?.body)
  expect(forFrench?.headers).not.toHaveProperty('content-language')
})

test('what people wrote is left as it is, even where it reads like a sentence of ours', async () => {
  const written = 'Invalid email or password.'
  const message = { name: 'Ravi', email: 'ravi@example.com', message: written }
  await shop.client.contact.send(message)
  const owner = await shop.signedIn('owner', await shop.given.owner())
  const { messages } = await owner.client.ownerMessages.messages({})
  const read = await shop.app.inject({
    method: 'POST',
    url: `/api/owner/messages/${messages[0]?._id}/read`,
    headers: french,
    cookies: Object.fromEntries(owner.cookies),
  })
  expect(read.json()).toMatchObject({ message: written })
})

test.each([
  ['/api/contact', '{', 'application/json', 400, 'Le contenu de cet appel n’est pas du JSON valide.'],
  ['/api/contact', '', 'application/json', 400, 'Cet appel demande un contenu, et rien n’est arrivé.'],
  ['/api/contact', 'a=b', 'text/css', 415, 'Veuillez envoyer le contenu de cet appel en JSON.'],
  [
    '/api/contact',
    JSON.stringify('x'.repeat(300_000)),
    'application/json',
    413,
    'C’est plus que nous ne pouvons recevoir en une fois.',
  ],
  ['/api/%ff', '{}', 'application/json', 400, 'Cette adresse est mal formée.'],
  [
    `/api/owner/mails/${'x'.repeat(201)}/retry`,
    '{}',
    'application/json',
    414,
    'Cet identifiant n’est pas valide.',
  ],
])(
  'what Fastify refuses at %.30s is refused in French: %.9s, %s',
  async (url, payload, type, status, message) => {
    const headers = { ...french, 'content-type': type }
    const answer = await shop.app.inject({ method: 'POST', url, headers, payload })
    expect([answer.statusCode, answer.json(), answer.headers['content-language']]).toEqual([
      status,
      { message, code: 'invalid-request' },
      'fr',
    ])
  },
)

test('a figure in a refusal is written as French writes it', async () => {
  const payload = { name: 'Ravi', email: 'ravi@example.com', message: 'x'.repeat(5001) }
  const send = (headers = {}) => shop.app.inject({ method: 'POST', url: '/api/contact', headers, payload })
  expect((await send(french)).json().message).toBe(
    'Votre message peut compter 5\u00a0000 caractères au plus.',
  )
  expect((await send()).json().message).toBe('Your message can have at most 5,000 characters.')
})

test('too many tries are refused in French', async () => {
  const payload = { name: 'Ravi', email: 'ravi@example.com', message: 'Bonzour' }
  const remoteAddress = '198.51.100.7'
  const send = () =>
    shop.app.inject({ method: 'POST', url: '/api/contact', headers: french, payload, remoteAddress })
  for (let time = 0; time < 5; time += 1) expect((await send()).statusCode).toBe(200)
  const refused = await send()
  expect(refused.statusCode).toBe(429)
  expect(refused.headers).toMatchObject({ 'content-language': 'fr', 'retry-after': expect.any(String) })
  expect(refused.json().message).toMatch(/^Trop d’essais\. Veuillez réessayer dans \d+ minutes\.$/)
})

describe('what only the library says about a value', () => {
  const app = fastify()
  app.setValidatorCompiler(validatorCompiler)
  errorHandling(app)
  app.get('/', { schema: { querystring: z.object({ page: z.string() }) } }, () => 'here')

  test.each([
    [french, 'Cette valeur ne peut pas être utilisée.'],
    [{}, 'This value cannot be used.'],
  ])('is left out for a caller who sends %j', async (headers, message) => {
    const answer = await app.inject({ url: '/', headers })
    expect(answer.json()).toEqual({ message, code: 'invalid-input', issues: [{ path: 'page', message }] })
  })
})

test('a handler whose answer is a sentence cannot give a string, and a person’s words are one', () => {
  expectTypeOf<{ message: Sentence }>().toExtend<Answer<typeof api.wishlist.addProduct>>()
  expectTypeOf<{ message: string }>().not.toExtend<Answer<typeof api.wishlist.addProduct>>()
  expectTypeOf<Answer<typeof api.contact.send>['message']>().toEqualTypeOf<Sentence>()
  expectTypeOf<Answer<typeof api.ownerMessages.read>['message']>().toEqualTypeOf<string>()
  expectTypeOf<string>().not.toExtend<ConstructorParameters<typeof Refusal>[2]>()
})
