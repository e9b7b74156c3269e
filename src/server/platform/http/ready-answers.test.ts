import { Agent, get, type IncomingHttpHeaders } from 'node:http'
import { PassThrough } from 'node:stream'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'

let shop: Awaited<ReturnType<typeof testApp>>
let origin: string
let productId: string
/** What takes the long way is logged. */
let logged = ''
beforeAll(async () => {
  const stream = new PassThrough()
  stream.on('data', (chunk) => {
    logged += chunk
  })
  shop = await testApp({ log: { level: 'info', stream } })
  const product = await shop.given.product({ title: 'Palm', description: 'A palm. '.repeat(200) })
  productId = product.id
  origin = await shop.app.listen({ port: 0 })
})

interface Received {
  status: number | undefined
  headers: IncomingHttpHeaders
  bytes: Buffer
  /** Node.js begins the names of its own headers with a capital letter. */
  writes: string | undefined
}

function ask(path: string, headers: Record<string, string> = {}, agent?: Agent): Promise<Received> {
  return new Promise((resolve, reject) => {
    get(origin + path, { headers, agent }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          bytes: Buffer.concat(parts),
          writes: response.rawHeaders.find((name) => name.toLowerCase() === 'date'),
        }),
      )
    }).on('error', reject)
  })
}

/** Asks until the answer is ready. Returns the first answer, which went through routing, and a ready one. */
async function bothWays(path: string, headers: Record<string, string> = {}) {
  const routed = await ask(path, headers)
  const lines = () => logged.split('"answered"').length
  await expect
    .poll(async () => {
      const before = lines()
      await ask(path, headers)
      return lines() === before
    })
    .toBe(true)
  return { routed, ready: await ask(path, headers) }
}

const ownOfRequest = { 'x-request-id': '', date: '' }

test.each([
  ['as it is', {}],
  ['with brotli', { 'accept-encoding': 'gzip, deflate, br' }],
  ['with gzip', { 'accept-encoding': 'gzip' }],
  ['in French', { 'accept-language': 'fr' }],
])('a ready answer %s has the bytes and headers of the first', async (_, headers) => {
  const { routed, ready } = await bothWays(`/api/product/detail/${productId}`, headers)
  expect(ready).toEqual({
    ...routed,
    headers: { ...routed.headers, ...pick(ready.headers) },
    writes: ready.writes,
  })
  expect(ready.headers['x-request-id']).not.toBe(routed.headers['x-request-id'])
  expect(ready.headers).toMatchObject({
    'content-security-policy': expect.any(String),
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding, accept-language',
  })
})

test('a connection that is used again gets it before Node.js parses the request, with the same headers', async () => {
  const path = `/api/product/detail/${productId}`
  await bothWays(path)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const parsed = await ask(path, {}, agent)
  const ahead = await ask(path, {}, agent)
  agent.destroy()
  expect(ahead).toEqual({ ...parsed, headers: { ...parsed.headers, ...pick(ahead.headers) }, writes: 'date' })
  expect(parsed.writes).toBe('Date')
})

const pick = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.keys(ownOfRequest).map((name) => [name, headers[name]]))

test('a caller who has the answer is told so, without a body', async () => {
  const path = `/api/product/detail/${productId}`
  const { etag = '' } = (await ask(path)).headers
  const { ready } = await bothWays(path, { 'if-none-match': `W/${etag}` })
  expect([ready.status, ready.bytes.length, ready.headers.etag]).toEqual([304, 0, etag])
})

test('what a hook compressed for another caller is not sent again with the headers of that one', async () => {
  const { id } = await shop.given.product({
    title: 'Kann',
    description: 'Some sugar cane, twice. '.repeat(100),
  })
  const path = `/api/product/detail/${id}`
  const before = await ask(path, { 'accept-encoding': 'gzip' })
  // An old name of gzip, on a connection of its own.
  const asked = await ask(path, { 'accept-encoding': 'x-gzip' }, new Agent())
  expect(asked.headers['content-encoding']).toBe('gzip')
  const { ready } = await bothWays(path, { 'accept-encoding': 'gzip' })
  expect(ready.headers['content-length']).toBe(String(before.bytes.length))
  expect(ready.bytes).toEqual(before.bytes)
})

test('ready answers are counted', async () => {
  const line = /http_ready_answers_total\{route="\/api\/product\/flash-sales",status="200"\} (\d+)/
  const counted = async () => Number(line.exec((await ask('/metrics')).bytes.toString())?.[1])
  await bothWays('/api/product/flash-sales')
  const before = await counted()
  await ask('/api/product/flash-sales')
  expect(await counted()).toBe(before + 1)
})

test('after a change the next answer is made again', async () => {
  const path = `/api/product/detail/${productId}`
  await bothWays(path)
  const visitor = await shop.signedIn('user', await shop.given.user())
  await visitor.client.rating.rateProduct({ productId, rating: 5 })
  expect(JSON.parse((await ask(path)).bytes.toString())).toMatchObject({ ratingCount: 1 })
})

test('refusals are never sent from memory', async () => {
  const path = '/api/product/hot-deals?page=0'
  await ask(path)
  const lines = logged.length
  expect((await ask(path)).status).toBe(400)
  await expect.poll(() => logged.length).toBeGreaterThan(lines)
})
