import type { AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { admission } from './admission.ts'
import { errorHandling } from './errors.ts'
import { quickRefusals } from './quick-refusals.ts'

let app: FastifyInstance
let url: string
let isCrowded: boolean
let routed: string[]
let counted: number
beforeEach(async () => {
  app = fastify()
  admission(app, { connections: 16 })
  errorHandling(app)
  isCrowded = true
  routed = []
  counted = 0
  quickRefusals(app, {
    isCrowded: () => isCrowded,
    isHttps: true,
    count: () => {
      counted += 1
    },
  })
  app.addHook('onRequest', async (request) => void routed.push(request.url))
  app.setNotFoundHandler(async () => 'answered')
  await app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterEach(() => app.close())

const html = { accept: 'text/html,*/*;q=0.8' }

test.each([
  ['en', 'Many people are here right now. Please try again in a moment.'],
  ['fr', 'Il y a beaucoup de monde en ce moment. Veuillez réessayer dans un instant.'],
])('while a crowd lasts a call is refused before routing, in its language: %s', async (language, message) => {
  for (const [method, body] of [['GET'], ['POST', '{"some":"content"}']]) {
    const answer = await fetch(`${url}/api/anything`, {
      method: method ?? '',
      headers: { 'accept-language': language },
      ...(body && { body }),
    })
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({ code: 'busy', message })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'retry-after': '5',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=31536000',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    })
  }
  expect([routed, counted]).toEqual([[], 2])
})

test('a page is refused as a page, which names the request', async () => {
  const answer = await fetch(`${url}/fr/stores`, { headers: html })
  const page = await answer.text()
  expect(answer.status).toBe(503)
  expect(page).toContain('<h1>Il y a beaucoup de monde en ce moment.')
  expect(page).toContain(answer.headers.get('x-request-id'))
  expect(answer.headers.get('content-security-policy')).toContain("style-src 'sha256-")
  expect(routed).toEqual([])
})

test.each([
  ['/healthz', html],
  ['/metrics', html],
  ['/robots.txt', html],
  ['/icons/app-192.png?v=1', {}],
  ['/media/upload/one', html],
  ['/somewhere', {}],
  ['/api/image', { 'content-type': 'multipart/form-data; boundary=x' }],
])(
  'files, health checks, uploads and whatever is no page for sure take their usual way: %s',
  async (path, headers) => {
    expect(await (await fetch(url + path, { headers })).text()).toBe('answered')
  },
)

test('without a crowd nothing is refused', async () => {
  isCrowded = false
  expect(await (await fetch(`${url}/api/anything`)).text()).toBe('answered')
  expect(counted).toBe(0)
})
