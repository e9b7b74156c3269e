import { expect, test, vi } from 'vitest'
import { finish, responseCache, type Tag } from './response-cache.ts'

function setUp(start = '2026-11-14T08:00:00Z') {
  let now = new Date(start)
  const cache = responseCache(() => now)
  const make = vi.fn(async (text = 'made') => finish(200, {}, text, ['products']))
  const ask = (key = 'list', tags: Tag[] = ['products']) => cache.getOrMake(key, tags, () => make())
  return {
    cache,
    make,
    ask,
    at: (moment: string) => {
      now = new Date(moment)
    },
  }
}

test('a cached answer is made once', async () => {
  const { ask, make } = setUp()
  expect(await ask()).toBe(await ask())
  expect(make).toHaveBeenCalledTimes(1)
})

test('simultaneous callers share one request', async () => {
  const { ask, make } = setUp()
  await Promise.all([ask(), ask(), ask()])
  expect(make).toHaveBeenCalledTimes(1)
})

test('a write evicts the answers with its tags and no others', async () => {
  const { ask, make, cache } = setUp()
  await ask()
  cache.evict(['categories'])
  await ask()
  expect(make).toHaveBeenCalledTimes(1)
  cache.evict(['products'])
  await ask()
  expect(make).toHaveBeenCalledTimes(2)
})

test('an answer that was in flight during a write is not cached', async () => {
  const { cache, ask, make } = setUp()
  const underWay = ask()
  cache.evict(['products'])
  await underWay
  await ask()
  expect(make).toHaveBeenCalledTimes(2)
})

test('an answer is at most a minute old, and never older than the end of a discount', async () => {
  const { ask, make, at } = setUp('2026-11-14T19:58:30Z')
  await ask()
  at('2026-11-14T19:58:59.999Z')
  await ask()
  expect(make).toHaveBeenCalledTimes(1)
  at('2026-11-14T19:59:00Z')
  await ask()
  expect(make).toHaveBeenCalledTimes(2)
  at('2026-11-14T20:00:00Z')
  await ask()
  expect(make).toHaveBeenCalledTimes(3)
})

test('while the database is unavailable the last answer is sent, marked as stale, at most until discounts end', async () => {
  const { cache, ask, make, at } = setUp()
  const first = await ask()
  const away = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
  cache.evict(['products'])
  make.mockRejectedValueOnce(away)
  expect(await ask()).toEqual({ ...first, isStale: true })
  make.mockResolvedValueOnce({ ...finish(503, {}, 'away', []), isTransient: true, isUnavailable: true })
  expect(await ask()).toEqual({ ...first, isStale: true })
  make.mockRejectedValueOnce(new Error('a mistake of ours'))
  await expect(ask()).rejects.toThrow('a mistake of ours')
  at('2026-11-14T19:59:00Z')
  make.mockRejectedValueOnce(away)
  await expect(ask()).rejects.toThrow('gone')
  expect((await ask()).isStale).toBeUndefined()
})

test('a failure is not cached', async () => {
  const { cache, ask, make } = setUp()
  make.mockRejectedValueOnce(new Error('no database'))
  await expect(ask()).rejects.toThrow('no database')
  make.mockImplementationOnce(async () => ({ ...finish(503, {}, 'away', []), isTransient: true }))
  expect((await ask()).status).toBe(503)
  expect((await ask()).status).toBe(200)
  expect(make).toHaveBeenCalledTimes(3)
  cache.evictAll()
  await ask()
  expect(make).toHaveBeenCalledTimes(4)
})
