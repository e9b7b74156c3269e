import { gunzipSync, gzipSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { whenFinished } from '#tests/support/when-finished.ts'
import { compressAnswers } from './compressed-answers.ts'

const list = Array.from({ length: 60 }, (_, number) => ({ number, city: 'Mahébourg' }))
const gzipped = { 'accept-encoding': 'gzip, br' }

async function appWithAnswers() {
  const app = fastify()
  whenFinished(() => app.close())
  await app.register(async (calls) => {
    await compressAnswers(calls)
    calls.get('/list', async () => list)
    calls.get('/short', async () => list.slice(0, 2))
    calls.get('/cached', async (_, reply) =>
      reply.header('content-encoding', 'br').type('application/json').send(Buffer.alloc(5000, 'x')),
    )
    calls.post('/echo', async ({ body }) => body)
  })
  return app
}

test('an answer of a few kilobytes is compressed for a caller that accepts it, and says so to caches', async () => {
  const app = await appWithAnswers()
  const answer = await app.inject({ url: '/list', headers: gzipped })
  expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toEqual(list)
  expect(answer.rawPayload.length).toBeLessThan(JSON.stringify(list).length / 3)
})

test.each([
  ['a short answer', '/short', gzipped],
  ['an answer to a caller that accepts nothing else', '/list', {}],
])('%s goes as it is', async (_, url, headers) => {
  const app = await appWithAnswers()
  const answer = await app.inject({ url, headers })
  expect(answer.headers).not.toHaveProperty('content-encoding')
  expect(answer.json()).toEqual(url === '/short' ? list.slice(0, 2) : list)
})

test('bytes that were compressed before are not compressed again', async () => {
  const app = await appWithAnswers()
  const answer = await app.inject({ url: '/cached', headers: gzipped })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(answer.rawPayload).toEqual(Buffer.alloc(5000, 'x'))
})

test('a compressed request is not unfolded', async () => {
  const app = await appWithAnswers()
  const answer = await app.inject({
    method: 'POST',
    url: '/echo',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync('{"unfolded":true}'),
  })
  expect(answer.statusCode).toBe(400)
})
