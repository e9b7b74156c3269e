import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { responseCache } from '../cache/response-cache.ts'
import { staleHeaders } from '../http/send-finished.ts'
import { pages } from './pages.ts'

/** A page that shows the answer of one call, or says that it has none. */
async function setUp() {
  let now = new Date('2026-11-14T08:00:00Z')
  const clock = () => now
  let call = { status: 200, headers: {} }
  const app = fastify()
  await app.register(cookie)
  app.get('/api/thing', (_request, reply) =>
    reply.status(call.status).headers(call.headers).send({ at: now }),
  )
  const showPage = pages({
    app,
    cache: responseCache(clock),
    clock,
    publicUrl: 'http://localhost:3000',
    renderer: {
      isDevelopment: false,
      async render(_address, _origin, send) {
        const { status, body } = await send({
          method: 'GET',
          url: '/api/thing',
          body: undefined,
          access: 'public',
        })
        const html = status === 200 ? JSON.stringify(body) : 'Sorry.'
        return { status: status === 200 ? 200 : 500, html, location: undefined, modules: [] }
      },
      complete: async ({ html }) => html,
    },
  })
  app.setNotFoundHandler(showPage)
  return {
    ask: (address = '/') => app.inject(address),
    at(moment: string) {
      now = new Date(moment)
    },
    callAnswers(status: number, headers = {}) {
      call = { status, headers }
    },
  }
}

test('while the database is unavailable a cached page is sent again, marked as stale', async () => {
  const { ask, at, callAnswers } = await setUp()
  const first = await ask()
  callAnswers(503)
  at('2026-11-14T08:05:00Z')
  const again = await ask()
  expect([again.statusCode, again.body]).toEqual([200, first.body])
  expect(again.headers).toMatchObject(staleHeaders)
  callAnswers(200)
  expect((await ask()).headers).not.toHaveProperty('x-cache')
})

test('while the database is unavailable a page that is not cached is a 503 with Retry-After', async () => {
  const { ask, callAnswers } = await setUp()
  callAnswers(503)
  const { statusCode, headers, body } = await ask()
  expect([statusCode, headers['retry-after'], body]).toEqual([503, '5', 'Sorry.'])
})

test('a page made of stale answers is stale itself, and is not cached', async () => {
  const { ask, callAnswers } = await setUp()
  callAnswers(200, staleHeaders)
  expect((await ask()).headers).toMatchObject(staleHeaders)
  callAnswers(200)
  expect((await ask()).headers).not.toHaveProperty('x-cache')
})
