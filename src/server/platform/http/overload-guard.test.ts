import type { AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { errorHandling } from './errors.ts'
import { overloadGuard } from './overload-guard.ts'

/**
 * Measures every 5 ms and counts 200 ms as late, so that a test makes a process late by keeping it busy for a moment.
 */
const quick = { lookEveryMs: 5, lateMs: 200 }

let app: FastifyInstance
let url: string
let release = () => {}
beforeEach(async () => {
  app = fastify()
  overloadGuard(app, quick)
  errorHandling(app)
  const open = new Promise<void>((resolve) => {
    release = resolve
  })
  app.get('/anything', async () => 'here')
  for (const check of ['/healthz', '/readyz', '/metrics']) app.get(check, async () => 'fine')
  app.get('/slow', async () => {
    await open
    return (await app.inject('/anything')).body
  })
  block(500)
  await app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterEach(() => app.close())

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url + path, { headers })
  return { status: response.status, body: await response.text(), headers: response.headers }
}

function block(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end; );
}

/** Keeps the process late until the test ends it. */
function keepBusy() {
  let isOver = false
  const again = () => {
    if (isOver) return
    block(250)
    setImmediate(again)
  }
  again()
  return () => {
    isOver = true
  }
}

async function untilOverloaded() {
  const rest = keepBusy()
  await expect.poll(async () => (await ask('/anything')).status).toBe(503)
  return rest
}

test('a slow start refuses no request', async () => {
  expect(await ask('/anything')).toMatchObject({ status: 200 })
})

test('one long pause refuses no request', async () => {
  const asked = ask('/anything')
  block(500)
  expect(await asked).toMatchObject({ status: 200 })
})

test('a process that is always late refuses callers with a sentence, until it has caught up', async () => {
  const rest = await untilOverloaded()
  const refused = await ask('/anything')
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(JSON.parse(refused.body)).toEqual({
    code: 'busy',
    message: 'Many people are here right now. Please try again in a moment.',
  })
  rest()
  await expect.poll(async () => (await ask('/anything')).status).toBe(200)
})

test.each([
  ['/anything', 'Many people are here right now. Please try again in a moment.', 'Try again'],
  ['/fr/anything', 'Il y a beaucoup de monde en ce moment. Veuillez réessayer dans un instant.', 'Réessayer'],
])('a browser that asks for the page %s gets the refusal as a page', async (path, sentence, again) => {
  const rest = await untilOverloaded()
  const { status, body, headers } = await ask(path, { accept: 'text/html,*/*;q=0.8' })
  rest()
  expect(status).toBe(503)
  expect([headers.get('content-type'), headers.get('retry-after')]).toEqual(['text/html; charset=utf-8', '5'])
  expect(body).toContain(`<h1>${sentence}</h1>`)
  expect(body).toContain(`<a href="">${again}</a>`)
})

test('health checks are answered while other requests are refused', async () => {
  const rest = await untilOverloaded()
  for (const path of ['/healthz', '/readyz', '/metrics'])
    expect(await ask(path)).toMatchObject({ status: 200 })
  rest()
})

test('a request that is under way is finished, with the calls that it makes itself', async () => {
  const underWay = ask('/slow')
  const rest = await untilOverloaded()
  release()
  expect(await underWay).toMatchObject({ status: 200, body: 'here' })
  rest()
})
