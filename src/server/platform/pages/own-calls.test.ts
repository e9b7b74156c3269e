import type { Socket } from 'node:net'
import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { deferred } from '#tests/support/deferred.ts'
import { processes } from '#tests/support/in-turn.ts'
import { testApp } from '#tests/support/test-app.ts'
import type { PageRenderer } from './page-renderer.ts'

/** A page that shows what the call in its address answers. */
const renderer: PageRenderer = {
  isDevelopment: false,
  async render({ address }, ask) {
    const { json, ...answer } = await ask(new URL(address, 'http://page').searchParams.get('call') ?? '')
    const html = JSON.stringify({ ...answer, body: JSON.parse(json) })
    const page = { status: 200, policy: '', location: undefined, rightUntil: Infinity, fieldsRead: {} }
    return { ...page, html: new TextEncoder().encode(html) }
  },
  close: async () => {},
}

let shop: Awaited<ReturnType<typeof testApp>>
let product: string
beforeAll(async () => {
  shop = await testApp({ renderer: async () => renderer })
  product = `/api/product/detail/${(await shop.given.product({ title: 'Palm' })).id}`
})

const visitor = '203.0.113.7'

async function inPage(call: string, language: 'en' | 'fr') {
  const url = `${language === 'fr' ? '/fr' : ''}/any?${new URLSearchParams({ call })}`
  const headers = { accept: 'text/html' }
  return (await shop.app.inject({ url, headers, remoteAddress: visitor })).json()
}

async function throughRoute(url: string, language: 'en' | 'fr') {
  const headers = { 'accept-language': language }
  const response = await shop.app.inject({ url, headers, remoteAddress: visitor })
  return { status: response.statusCode, body: response.json() }
}

test.each([
  ['a product', () => product, true],
  ['a list', () => '/api/product/best-rated-products?page=1', true],
  ['a call that depends on the language', () => '/api/product/product-category-tree', true],
  ['a product that does not exist', () => '/api/product/detail/01890000-0000-7000-8000-00000000000e', false],
  ['a page that is no number', () => '/api/product/best-rated-products?page=many', false],
  ['a call that is not cached', () => '/api/auth/nothing', false],
])('in a page %s is answered as through its route, in both languages', async (_, call, isCached) => {
  for (const language of ['en', 'fr'] as const)
    expect(await inPage(call(), language)).toEqual({ ...(await throughRoute(call(), language)), isCached })
})

// The budget is counted for each process.
test.skipIf(processes > 1)('the calls of a page and those of its visitor share a budget', async () => {
  // Each costs eight of 1,200 units: the pages alone may have them, and so may the visitor.
  const each = Array.from(
    { length: 140 },
    (_, turn) => `/api/product/public/search/alternatives?q=word${turn}`,
  )
  const answers = await Promise.all([
    ...each.map((call) => inPage(call, 'en')),
    ...each.map((call) => throughRoute(`${call}x`, 'en')),
  ])
  expect(answers.map(({ status }) => status)).toContain(429)
})

test('a call of a page that fails is logged with the id of the request for the page', async () => {
  const lines: Record<string, unknown>[] = []
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)))
      done()
    },
  })
  const { app, database } = await testApp({ renderer: async () => renderer, log: { level: 'error', stream } })
  await database.sql`drop table pictures cascade`
  const page = await app.inject({
    url: `/any?${new URLSearchParams({ call: product })}`,
    headers: { accept: 'text/html' },
  })
  expect(page.json()).toMatchObject({ status: 500, body: { code: 'internal' } })
  expect(lines).toMatchObject([{ requestId: page.headers['x-request-id'], msg: 'request failed' }])
})

test('a visitor who waits for a page gets it, although the first who asked for it has left', async () => {
  const [rendering, goesOn] = [deferred(), deferred()]
  const slow: PageRenderer = {
    ...renderer,
    async render(request, ask) {
      rendering.resolve()
      await goesOn.promise
      return renderer.render(request, ask)
    },
  }
  const { app } = await testApp({ renderer: async () => slow })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const page = `${origin}/any?${new URLSearchParams({ call: '/api/product/product-category-tree' })}`
  const leave = new AbortController()
  const hasLeft = new Promise((resolve) => {
    app.server.once('connection', (socket: Socket) => socket.once('close', resolve))
  })
  const first = fetch(page, { signal: leave.signal }).catch(() => 'left')
  await rendering.promise
  const second = fetch(page)
  await expect.poll(() => count(app)).toBe(2)
  leave.abort()
  await hasLeft
  goesOn.resolve()
  expect([await first, await (await second).json()]).toMatchObject(['left', { status: 200 }])
})

/** How many connections there are. */
const count = ({ server }: FastifyInstance) =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, connections) => (error ? reject(error) : resolve(connections))),
  )
