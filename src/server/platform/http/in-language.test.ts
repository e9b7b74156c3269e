import fastify from 'fastify'
import { v7 } from 'uuid'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'
import { errorHandling, Refusal } from './errors.ts'
import { answerInLanguage } from './in-language.ts'

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

test('a refusal is French, with what it says about each field, and kept by nobody', async () => {
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

test('an answer that is kept is the same for all', async () => {
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

describe('a sentence without French', () => {
  test('stays English, and is told of whoever asks', async () => {
    const onUntranslated = vi.fn()
    const app = fastify()
    errorHandling(app)
    answerInLanguage(app, onUntranslated)
    app.get('/', () => {
      throw new Refusal(409, 'dodo', 'The dodo is back.', {
        issues: [{ path: 'email', message: 'Please select a reason.' }],
      })
    })
    const answer = await app.inject({ url: '/', headers: french })
    expect(answer.json()).toEqual({
      message: 'The dodo is back.',
      code: 'dodo',
      issues: [{ path: 'email', message: 'Veuillez choisir un motif.' }],
    })
    expect(answer.headers).not.toHaveProperty('content-language')
    await app.inject('/')
    expect(onUntranslated.mock.calls).toEqual([['The dodo is back.'], ['The dodo is back.']])
  })
})
