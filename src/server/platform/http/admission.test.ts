import type { AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deferred } from '#tests/support/deferred.ts'
import { admission } from './admission.ts'
import { errorHandling } from './errors.ts'

let app: FastifyInstance
let url: string
let begun: number
let goOn: () => void
beforeEach(async () => {
  app = fastify()
  admission(app, { connections: 16 })
  errorHandling(app)
  begun = 0
  const open = deferred()
  goOn = open.resolve
  const slow = async () => {
    begun += 1
    await open.promise
    return 'read'
  }
  app.get('/api/slow', slow)
  app.get('/api/quick', async () => (await app.inject('/api/inner')).body)
  app.get('/api/inner', async () => 'inner')
  app.post('/api/write', async () => 'written')
  app.get('/file.js', async () => 'file')
  app.setNotFoundHandler(async () => 'page')
  await app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterEach(() => {
  goOn()
  return app.close()
})

const ask = async (path: string, method = 'GET') => {
  const response = await fetch(url + path, { method })
  return { status: response.status, body: await response.text(), again: response.headers.get('retry-after') }
}

test('when all places of reads are taken, writes, pages and files go on', async () => {
  const slow = Array.from({ length: 32 }, () => ask('/api/slow'))
  await expect.poll(() => begun).toBe(32)
  const others = await Promise.all([ask('/api/write', 'POST'), ask('/stores'), ask('/file.js')])
  expect(others.map(({ body }) => body)).toEqual(['written', 'page', 'file'])
  goOn()
  expect((await Promise.all(slow)).every(({ status }) => status === 200)).toBe(true)
})

test('a read that finds no place waits, is refused with a sentence when it takes too long, and is welcome afterwards', async () => {
  const slow = Array.from({ length: 32 }, () => ask('/api/slow'))
  await expect.poll(() => begun).toBe(32)
  const refused = await ask('/api/quick')
  expect(refused).toMatchObject({ status: 503, again: '5' })
  expect(JSON.parse(refused.body)).toEqual({
    code: 'busy',
    message: 'Many people are here right now. Please try again in a moment.',
  })
  goOn()
  await Promise.all(slow)
  expect(await ask('/api/quick')).toMatchObject({ status: 200, body: 'inner' })
})

test('callers who hang up give their places back', async () => {
  const gone = new AbortController()
  const slow = Array.from({ length: 32 }, () =>
    fetch(`${url}/api/slow`, { signal: gone.signal }).catch(() => {}),
  )
  await expect.poll(() => begun).toBe(32)
  gone.abort()
  await Promise.all(slow)
  expect(await ask('/api/quick')).toMatchObject({ status: 200 })
})
