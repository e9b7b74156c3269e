import { Worker } from 'node:worker_threads'
import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { whenFinished } from '#tests/support/when-finished.ts'
import { finish, responseCache } from '../cache/response-cache.ts'
import { errorHandling } from '../http/errors.ts'
import { sendFinished } from '../http/send-finished.ts'
import type { OwnCall } from './own-calls.ts'
import { pageThread } from './page-thread.ts'
import { pages } from './pages.ts'

const file = new URL('../../../../tests/support/page-thread.mjs', import.meta.url)

/** A site with one call, whose pages are rendered in a thread and misbehave as their addresses say. */
async function setUp(limits: { mostAtOnce?: number; mostWaiting?: number; longestMs?: number } = {}) {
  const gate = new Int32Array(new SharedArrayBuffer(4))
  const workers: Worker[] = []
  const app = fastify()
  await app.register(cookie)
  errorHandling(app)
  const clock = () => new Date('2026-11-14T08:00:00Z')
  const cache = responseCache(clock)
  const finished = finish(200, {}, '"lamp"', { tags: ['thing'] })
  app.get('/api/thing', (request, reply) => sendFinished(request, reply, finished))
  const ownCall: OwnCall = async (url) => ({ url, key: undefined, finished, status: 200, json: '"lamp"' })
  const renderer = pageThread({
    startWorker() {
      const worker = new Worker(file, { workerData: { gate } })
      workers.push(worker)
      return worker
    },
    log: { error: () => {} },
    ...limits,
  })
  app.setNotFoundHandler(pages({ app, cache, clock, publicUrl: 'http://localhost:3000', renderer, ownCall }))
  whenFinished(() => app.close())
  return {
    app,
    workers,
    async ask(address: string) {
      const { statusCode, body } = await app.inject(address)
      return [statusCode, body]
    },
    /** Lets stuck pages go on. */
    release() {
      Atomics.store(gate, 0, 1)
      Atomics.notify(gate, 0)
    },
  }
}

const failed = () => [500, expect.any(String)]

test('a page shows what its calls answered', async () => {
  const { ask } = await setUp()
  expect(await ask('/product/1')).toEqual([200, '/product/1 shows 200 "lamp"'])
})

test('a call is answered while a page is stuck in its render', async () => {
  const { ask, release } = await setUp()
  const stuck = ask('/stuck')
  expect(await ask('/api/thing')).toEqual([200, '"lamp"'])
  release()
  expect(await stuck).toEqual([200, 'free again'])
})

test('a page that fails is a 500, and the others are rendered by the same thread', async () => {
  const { ask, workers } = await setUp()
  expect(await ask('/throws')).toEqual(failed())
  expect(await ask('/about')).toEqual([200, '/about shows 200 "lamp"'])
  expect(workers).toHaveLength(1)
})

test('when the thread ends, the pages under way are 500s and the next page starts another thread', async () => {
  const { ask, workers } = await setUp()
  expect(await Promise.all([ask('/ends'), ask('/ends?again')])).toEqual([failed(), failed()])
  const ended = workers.length
  expect(await ask('/about')).toEqual([200, '/about shows 200 "lamp"'])
  expect(workers).toHaveLength(ended + 1)
})

test('pages that waited for their turn are rendered although the thread ended before', async () => {
  const { ask, workers } = await setUp({ mostAtOnce: 1 })
  expect(await Promise.all([ask('/ends'), ask('/about')])).toEqual([
    failed(),
    [200, '/about shows 200 "lamp"'],
  ])
  expect(workers).toHaveLength(2)
})

test('a thread that renders one page for too long is ended, and the next page starts another', async () => {
  const { ask, workers } = await setUp({ longestMs: 3000 })
  expect(await ask('/stuck')).toEqual(failed())
  // The time includes the start of a thread, which may take long on a busy machine.
  await expect.poll(() => ask('/about')).toEqual([200, '/about shows 200 "lamp"'])
  expect(workers.length).toBeGreaterThan(1)
})

test('pages that too many others are waiting for are refused at once', async () => {
  const { ask, release } = await setUp({ mostAtOnce: 1, mostWaiting: 1 })
  const stuck = ask('/stuck')
  const next = ask('/about')
  // The third comes when one is under way and one waits.
  await expect.poll(async () => (await ask('/contact'))[0]).toBe(503)
  release()
  expect([(await stuck)[0], (await next)[0]]).toEqual([200, 200])
})

test('closing waits for the pages under way and ends the thread', async () => {
  const { app, ask, release, workers } = await setUp()
  const stuck = ask('/stuck')
  await ask('/api/thing')
  const ended = new Promise((resolve) => workers[0]?.once('exit', resolve))
  const closed = app.close()
  release()
  expect(await stuck).toEqual([200, 'free again'])
  await closed
  await ended
})
