import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { finish, responseCache } from '../cache/response-cache.ts'
import { staleHeaders } from '../http/send-finished.ts'
import type { OwnCall } from './own-calls.ts'
import { pages } from './pages.ts'

/** A page that shows the answer of one call, or says that it has none. */
async function setUp({ rightUntil = Infinity, fieldsRead = {} as Record<string, string[]> } = {}) {
  let now = new Date('2026-11-14T08:00:00Z')
  const clock = () => now
  let call = { status: 200, isStale: false, content: 'first' as unknown }
  const app = fastify()
  await app.register(cookie)
  const cache = responseCache(clock)
  let rendered = 0
  let isAway = false
  const ownCall: OwnCall = async (url) => {
    const { status, isStale, content } = call
    if (status !== 200) return { url, key: undefined, finished: undefined, status, json: '{}' }
    const finished = await cache.getOrMake('thing', async () => {
      if (isAway) throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
      return finish(200, {}, JSON.stringify(content), { tags: ['thing'] })
    })
    isAway = false
    const json = String(finished.body)
    return { url, key: 'thing', finished: isStale ? { ...finished, isStale } : finished, status, json }
  }
  const showPage = pages({
    app,
    cache,
    clock,
    publicUrl: 'http://localhost:3000',
    ownCall,
    renderer: {
      isDevelopment: false,
      async render(_page, ask) {
        const { status, json } = await ask('/api/thing')
        rendered += 1
        return {
          status: status === 200 ? 200 : 500,
          html: new TextEncoder().encode(status === 200 ? json : 'Sorry.'),
          policy: "default-src 'self'",
          location: undefined,
          rightUntil,
          fieldsRead,
        }
      },
      close: async () => {},
    },
  })
  app.setNotFoundHandler(showPage)
  return {
    ask: (address = '/', headers: Record<string, string> = {}) => app.inject({ url: address, headers }),
    at(moment: string) {
      now = new Date(moment)
    },
    callAnswers(status: number, { isStale = false } = {}) {
      call = { ...call, status, isStale }
    },
    contentIs(content: unknown) {
      call = { ...call, content }
      cache.evict(['thing'])
    },
    /** The database is away for the next call. */
    staleNext() {
      isAway = true
    },
    rendered: () => rendered,
  }
}

test('a cached page is sent to everybody in an encoding that they take', async () => {
  const { ask, contentIs, rendered } = await setUp()
  const words = 'Vanilla from Bois Chéri. '.repeat(400)
  contentIs(words)
  const sentAs = async (encoding: string) => (await ask('/', { 'accept-encoding': encoding })).rawPayload
  for (const _ of ['the first time', 'again'])
    expect([
      brotliDecompressSync(await sentAs('br')).toString(),
      gunzipSync(await sentAs('gzip')).toString(),
      (await sentAs('identity')).toString(),
    ]).toEqual(Array(3).fill(JSON.stringify(words)))
  expect(rendered()).toBe(1)
})

test('while the database is unavailable a cached page is sent again, marked as stale', async () => {
  const { ask, at, callAnswers } = await setUp({ rightUntil: Date.parse('2026-11-14T08:05:00Z') })
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
  callAnswers(200, { isStale: true })
  expect((await ask()).headers).toMatchObject(staleHeaders)
  callAnswers(200)
  expect((await ask()).headers).not.toHaveProperty('x-cache')
})

test.each([
  '/verify-email/k3y',
  '/reset-password/k3y',
  '/confirm-email/k3y',
  '/fr/unsubscribe/k3y?from=mail',
])('the page %s, whose address is a secret, is cached by nobody', async (address) => {
  const { ask, rendered } = await setUp()
  const first = await ask(address)
  expect(first.headers['cache-control']).toBe('private, no-store')
  await ask(address)
  expect(rendered()).toBe(2)
})

test('a page whose answers are stale but the same is stale too, and right again afterwards', async () => {
  const { ask, contentIs, callAnswers, staleNext, rendered } = await setUp()
  const first = await ask()
  staleNext()
  contentIs('first')
  const again = await ask()
  expect([again.body, rendered()]).toEqual([first.body, 1])
  expect(again.headers).toMatchObject(staleHeaders)
  callAnswers(200)
  expect((await ask()).headers).not.toHaveProperty('x-cache')
  expect(rendered()).toBe(1)
})

test('a language chosen without script is remembered, and the address is clean again', async () => {
  const { ask } = await setUp()
  const chosen = await ask('/stores?city=Curepipe&language=en', { cookie: 'language=fr' })
  expect([chosen.statusCode, chosen.headers.location]).toEqual([302, '/stores?city=Curepipe'])
  expect(chosen.headers['set-cookie']).toMatch(/^language=en; Max-Age=31536000; Path=\/; SameSite=Lax$/)
  expect(chosen.headers['cache-control']).toBe('private, no-store')
  expect((await ask('/?language=fr')).headers.location).toBe('/fr/')
  expect((await ask('/fr//evil.example?language=en')).headers.location).toBe('/evil.example')
})

test('a browser is led to French pages only after that choice, never by its settings', async () => {
  const { ask } = await setUp()
  expect((await ask('/', { 'accept-language': 'fr-FR, fr;q=0.9' })).statusCode).toBe(200)
  expect((await ask('/', { cookie: 'language=fr' })).headers.location).toBe('/fr/')
  expect((await ask('/fr/', { cookie: 'language=en' })).statusCode).toBe(200)
  expect((await ask('/?language=de')).statusCode).toBe(200)
})

test('a page is rendered again only when an answer it shows is another one', async () => {
  const { ask, contentIs, rendered } = await setUp()
  const first = await ask()
  contentIs('first')
  expect((await ask()).body).toBe(first.body)
  expect(rendered()).toBe(1)
  contentIs('second')
  expect((await ask()).body).toBe('"second"')
  expect(rendered()).toBe(2)
})

test('a page stays when an answer changes only in fields that it does not read', async () => {
  const fieldsRead = { '/api/thing': ['cards', 'note'] }
  const { ask, contentIs, rendered } = await setUp({ fieldsRead })
  contentIs({ cards: [1], total: 5 })
  const first = await ask()
  for (const total of [6, 7]) {
    contentIs({ cards: [1], total })
    expect((await ask()).headers.etag).toBe(first.headers.etag)
  }
  expect(rendered()).toBe(1)
  contentIs({ cards: [1], total: 7, note: 'new' })
  await ask()
  expect(rendered()).toBe(2)
  contentIs({ cards: [2], total: 7, note: 'new' })
  await ask()
  expect(rendered()).toBe(3)
})

test('a page is rendered again when it is no longer right by the clock, and not sooner', async () => {
  const { ask, at, rendered } = await setUp({ rightUntil: Date.parse('2026-11-14T09:00:00Z') })
  await ask()
  at('2026-11-14T08:59:59Z')
  await ask()
  expect(rendered()).toBe(1)
  at('2026-11-14T09:00:00Z')
  await ask()
  expect(rendered()).toBe(2)
})

test('a page that shows nothing of the time stays', async () => {
  const { ask, at, rendered } = await setUp()
  await ask()
  at('2026-11-16T08:00:00Z')
  await ask()
  expect(rendered()).toBe(1)
})
