import { Agent, get, type IncomingHttpHeaders } from 'node:http'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { connect } from '#server/platform/database/connect.ts'
import { deferred } from '#tests/support/deferred.ts'
import { testApp } from '#tests/support/test-app.ts'
import { testDatabase } from '#tests/support/test-database.ts'
import { whenFinished } from '#tests/support/when-finished.ts'

let shop: Awaited<ReturnType<typeof testApp>>
let origin: string
let productId: string
let logged = ''
const statements: string[] = []
beforeAll(async () => {
  const stream = new PassThrough()
  stream.on('data', (chunk) => {
    logged += chunk
  })
  const { url } = await testDatabase()
  const database = { ...connect(url, { connections: 5, onStatement: (sent) => statements.push(sent) }), url }
  whenFinished(database.close)
  // Nothing is ready, so that each answer is made.
  shop = await testApp({ database, log: { level: 'info', stream }, responseCacheBytes: 1, trustProxy: 1 })
  productId = (await shop.given.product({ title: 'Palm', description: 'A palm. '.repeat(200) })).id
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
})

/** One connection. Fastify answers its first request; of the others, those that can be answered directly are. */
async function connection(to = origin) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  whenFinished(async () => agent.destroy())
  const ask = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{
      status: number | undefined
      headers: IncomingHttpHeaders
      body: string
      isDirect: boolean
    }>((resolve, reject) => {
      get(to + path, { agent, headers }, async (response) =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: await text(response),
          // Node.js begins the names of its own headers with a capital letter.
          isDirect: response.rawHeaders.includes('date'),
        }),
      ).on('error', reject)
    })
  return Object.assign(ask, { hangUp: () => agent.destroy() })
}

/** The same, once direct answers come. The caller may have the first answer before Node.js has noticed that it left. */
async function usedConnection(to = origin) {
  const ask = await connection(to)
  await expect.poll(async () => (await ask('/api/product/product-category-tree')).isDirect).toBe(true)
  return ask
}

/** Answers about products and stores are made when the test says so. */
async function heldUp({ sql } = shop.database) {
  const [locked, held] = [deferred(), deferred()]
  const released = sql.begin(async (tx) => {
    await tx`lock table products, stores in access exclusive mode`
    locked.resolve()
    await held.promise
  })
  whenFinished(async () => held.resolve())
  await locked.promise
  return async () => {
    held.resolve()
    await released
  }
}

const own = ['x-request-id', 'date']
const shared = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)))

test.each<[string, string, Record<string, string>]>([
  ['a product', '/api/product/detail/ID', {}],
  [
    'a product in French with gzip',
    '/api/product/detail/ID',
    { 'accept-language': 'fr', 'accept-encoding': 'gzip' },
  ],
  ['a list', '/api/product/new-arrivals?page=1&city=Curepipe', { 'accept-encoding': 'br' }],
  ['a trailing slash', '/api/product/new-arrivals/', {}],
  ['a call without an own page', '/api/product/product-category-tree?_=1', {}],
])('%s has the same bytes and headers as through the routes', async (_, path, headers) => {
  const routed = await (await connection())(path.replace('ID', productId), headers)
  const direct = await (await usedConnection())(path.replace('ID', productId), headers)
  expect([routed.isDirect, direct.isDirect]).toEqual([false, true])
  expect(routed.status).toBe(200)
  expect({ ...direct, headers: shared(direct.headers), isDirect: false }).toEqual({
    ...routed,
    headers: shared(routed.headers),
  })
  expect(direct.headers['x-request-id']).not.toBe(routed.headers['x-request-id'])
})

test('who has the answer already is told so', async () => {
  const ask = await usedConnection()
  const { headers } = await ask(`/api/product/detail/${productId}`)
  const again = await ask(`/api/product/detail/${productId}`, { 'if-none-match': headers.etag ?? '' })
  expect([again.status, again.isDirect, again.body]).toEqual([304, true, ''])
})

test('a direct answer is logged and measured as one of a route', async () => {
  const ask = await usedConnection()
  const counted = async () => {
    const line =
      /http_request_duration_seconds_count\{method="GET",route="\/api\/product\/detail\/:productId",status="200"\} (\d+)/
    return Number(line.exec((await ask('/metrics')).body)?.[1] ?? 0)
  }
  const before = await counted()
  const { headers } = await ask(`/api/product/detail/${productId}?from=somewhere`)
  expect(await counted()).toBe(before + 1)
  const line = logged.split('\n').find((each) => each.includes(String(headers['x-request-id'])))
  expect(JSON.parse(line ?? '')).toMatchObject({
    requestId: headers['x-request-id'],
    method: 'GET',
    path: `/api/product/detail/${productId}`,
    status: 200,
    ms: expect.any(Number),
    msg: 'answered',
  })
})

test.each([
  ['a product that does not exist', '/api/product/detail/01890000-0000-7000-8000-000000000000', 404],
  ['a page that is no number', '/api/product/new-arrivals?page=x', 400],
  ['an address that is no call', '/api/nothing', 404],
  ['a call that is not cached', '/api/auth/status', 200],
])('%s is answered by the routes, and the connection goes on', async (_, path, status) => {
  const ask = await usedConnection()
  const first = await ask(path)
  const second = await ask(path)
  expect([second.status, second.isDirect, second.body]).toEqual([status, false, first.body])
  await expect.poll(async () => (await ask('/api/product/new-arrivals')).isDirect).toBe(true)
})

test('a failed answer is not made a second time', async () => {
  const ask = await usedConnection()
  const id = '01890000-0000-7000-8000-00000000000f'
  statements.length = 0
  expect((await ask(`/api/product/detail/${id}`)).status).toBe(404)
  expect(statements.filter((statement) => statement.includes('"products"'))).toHaveLength(1)
})

test('a failed answer is measured from its beginning', async () => {
  const ask = await usedConnection()
  const path = '/api/product/detail/01890000-0000-7000-8000-00000000000e'
  const release = await heldUp()
  const answer = ask(path)
  await pause(300)
  await release()
  expect((await answer).status).toBe(404)
  const line = () => logged.split('\n').find((each) => each.includes(path))
  await expect.poll(line).toBeDefined()
  expect(JSON.parse(line() ?? '').ms).toBeGreaterThanOrEqual(290)
})

test('an error is logged, too, when the caller has hung up meanwhile', async () => {
  const ask = await usedConnection()
  const release = await heldUp()
  const answer = ask(`/api/product/detail/${productId}`)
  await expect.poll(() => shop.app.answering.size).toBe(1)
  ask.hangUp()
  await expect(answer).rejects.toThrow()
  const { sql } = shop.database
  const ended = await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`
  expect(ended).toHaveLength(1)
  await expect.poll(() => logged).toContain('request failed')
  await release()
})

test('who hangs up does not spoil the answer that others share', async () => {
  const path = '/api/product/public/search/alternatives?q=zanana'
  const [first, second, third] = [await connection(), await connection(), await connection()]
  // Nobody has read the address of these connections yet, and those that have ended do not tell it.
  for (const ask of [first, second, third]) await ask('/healthz')
  const release = await heldUp()
  const isUnderWay = (count: number) => expect.poll(() => shop.app.answering.size).toBe(count)
  const begun = first(path)
  await isUnderWay(1)
  const dropped = second(path)
  await isUnderWay(2)
  const shared = third(path)
  await isUnderWay(3)
  // The answer to the first is outdated: another is made for the second caller, and the third one shares it.
  await shop.changed()
  second.hangUp()
  await expect(dropped).rejects.toThrow()
  await pause(100)
  await release()
  expect((await begun).status).toBe(200)
  expect(await shared).toMatchObject({ status: 200, isDirect: true })
})

test('an answer that is made when the server begins to close says that the connection ends', async () => {
  const { app, database, given } = await testApp({ responseCacheBytes: 1 })
  const { id } = await given.product({ title: 'Kann' })
  const ask = await usedConnection(await app.listen({ port: 0, host: '127.0.0.1' }))
  const release = await heldUp(database)
  const answer = ask(`/api/product/detail/${id}`)
  await expect.poll(() => app.answering.size).toBe(1)
  const closed = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  await release()
  expect(await answer).toMatchObject({ status: 200, headers: { connection: 'close' } })
  await closed
})

test('the budget of searches is that of the address behind the proxy', async () => {
  const ask = await usedConnection()
  const search = (address: string, turn: number) =>
    ask(`/api/product/public/search/alternatives?q=word${turn}`, { 'x-forwarded-for': address })
  let turn = 0
  let last = await search('203.0.113.7', turn)
  for (; last.status === 200 && turn < 1000; turn += 1) last = await search('203.0.113.7', turn)
  expect(last.status).toBe(429)
  expect((await search('203.0.113.8', turn)).status).toBe(200)
})
