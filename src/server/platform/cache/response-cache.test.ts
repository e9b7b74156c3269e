import { expect, test, vi } from 'vitest'
import { deferred } from '#tests/support/deferred.ts'
import { finish, responseCache, type Tag } from './response-cache.ts'

function setUp(start = '2026-11-14T08:00:00Z') {
  let now = new Date(start)
  const cache = responseCache(() => now)
  let version = 0
  const make = vi.fn(async (tags: Tag[], until?: string) => {
    version += 1
    return finish(200, {}, `version ${version}`, { tags, until: until ? Date.parse(until) : undefined })
  })
  const ask = async (key = 'list', tags: Tag[] = ['product 1'], until?: string) =>
    (await cache.getOrMake(key, () => make(tags, until))).body?.toString()
  return {
    cache,
    make,
    ask,
    at: (moment: string) => {
      now = new Date(moment)
    },
  }
}

test('a cached answer is made once, however long ago', async () => {
  const { ask, at } = setUp()
  expect(await ask()).toBe('version 1')
  at('2027-11-14T08:00:00Z')
  expect(await ask()).toBe('version 1')
})

test('an answer that changes with the clock is made again at that moment', async () => {
  const { ask, at } = setUp()
  const until = '2026-11-14T19:59:00Z'
  await ask('deals', [], until)
  at('2026-11-14T19:58:59.999Z')
  expect(await ask('deals', [], until)).toBe('version 1')
  at(until)
  expect(await ask('deals', [])).toBe('version 2')
})

test('simultaneous callers share one request', async () => {
  const { ask, make } = setUp()
  await Promise.all([ask(), ask(), ask()])
  expect(make).toHaveBeenCalledTimes(1)
})

test('a change evicts the answers that show it and no others', async () => {
  const { ask, cache } = setUp()
  expect([await ask('one', ['product 1', 'store 1']), await ask('two', ['product 2', 'store 1'])]).toEqual([
    'version 1',
    'version 2',
  ])
  cache.evict(['product 1'])
  expect([await ask('one', ['product 1', 'store 1']), await ask('two')]).toEqual(['version 3', 'version 2'])
  cache.evict(['store 1'])
  expect([await ask('one'), await ask('two')]).toEqual(['version 4', 'version 5'])
  cache.evictAll()
  expect([await ask('one'), await ask('two')]).toEqual(['version 6', 'version 7'])
})

test('an answer shows what it showed when it was made last, not before', async () => {
  const { ask, cache } = setUp()
  await ask('one', ['product 1'])
  cache.evict(['product 1'])
  await ask('one', ['product 2'])
  cache.evict(['product 1'])
  expect(await ask('one')).toBe('version 2')
})

test.each([
  ['before it', 'a', 'c', 1],
  ['after it', 'x', 'z', 1],
  ['into it', 'z', 'n', 2],
  ['to its first place', 'a', 'm', 2],
  ['to its last place', 'z', 'p', 2],
  ['out of it', 'n', 'a', 2],
  ['across it', 'z', 'a', 2],
])('a part of a list is evicted by a move into, out of or across it: %s', async (_, from, to, version) => {
  const { ask, cache } = setUp()
  await ask('page', [{ list: 'best rated', first: 'm', last: 'p' }])
  cache.evict([{ list: 'newest', from: 'a', to: 'z' }])
  cache.evict([{ list: 'best rated', from, to }])
  expect(await ask('page')).toBe(`version ${version}`)
})

test('a page with two parts of one list is evicted by a move between them', async () => {
  const { ask, cache } = setUp()
  const list = 'best rated'
  await ask('page', [
    { list, first: 'b', last: 'c' },
    { list, first: 'x', last: 'y' },
  ])
  cache.evict([{ list, from: 'a', to: 'm' }])
  expect(await ask('page')).toBe('version 2')
})

test('while a part of a list is made, any move in the list makes it old', async () => {
  const { cache } = setUp()
  const slow = deferred()
  const tags = [{ list: 'best rated', first: 'm', last: 'p' }]
  const begun = cache.getOrMake('page', async () => {
    await slow.promise
    return finish(200, {}, 'first', { tags })
  })
  cache.evict([{ list: 'best rated', from: 'a', to: 'b' }])
  slow.resolve()
  await begun
  expect(cache.fresh('page')).toBeUndefined()
})

test.each([
  ['something it shows', 'product 1', 'second'],
  ['something else', 'product 2', 'first'],
])('while an answer is made, a change of %s …', async (_, changed, expected) => {
  const { cache } = setUp()
  const slow = deferred()
  const tags = ['product 1']
  const begun = cache.getOrMake('list', async () => {
    await slow.promise
    return finish(200, {}, 'first', { tags })
  })
  cache.evict([changed])
  const later = cache.getOrMake('list', async () => finish(200, {}, 'second', { tags }))
  slow.resolve()
  expect((await begun).body?.toString()).toBe('first')
  expect((await later).body?.toString()).toBe(expected)
  expect(cache.fresh('list')?.body?.toString()).toBe(expected)
})

test('the evicted answer is offered to what makes the next one', async () => {
  const { cache, ask } = setUp()
  await ask()
  cache.evict(['product 1'])
  const last = await cache.getOrMake(
    'list',
    async (before) => before ?? finish(200, {}, 'none', { tags: [] }),
  )
  expect(last.body?.toString()).toBe('version 1')
})

test('while the database is unavailable the last answer is sent, marked as stale, at most until discounts end', async () => {
  const { cache, ask, make, at } = setUp()
  await ask()
  const asked = () => cache.getOrMake('list', () => make(['product 1']))
  const away = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
  cache.evict(['product 1'])
  make.mockRejectedValueOnce(away)
  expect(await asked()).toMatchObject({ isStale: true, body: Buffer.from('version 1') })
  const unavailable = { ...finish(503, {}, 'away', { tags: [] }), isTransient: true, isUnavailable: true }
  make.mockResolvedValueOnce(unavailable)
  expect(await asked()).toMatchObject({ isStale: true, body: Buffer.from('version 1') })
  make.mockRejectedValueOnce(new Error('a mistake of ours'))
  await expect(asked()).rejects.toThrow('a mistake of ours')
  at('2026-11-14T19:59:00Z')
  make.mockRejectedValueOnce(away)
  await expect(asked()).rejects.toThrow('gone')
  expect((await asked()).isStale).toBeUndefined()
})

test('a failure is not cached', async () => {
  const { cache, make } = setUp()
  const asked = () => cache.getOrMake('list', () => make([]))
  make.mockRejectedValueOnce(new Error('no database'))
  await expect(asked()).rejects.toThrow('no database')
  make.mockImplementationOnce(async () => ({ ...finish(503, {}, 'away', { tags: [] }), isTransient: true }))
  expect((await asked()).status).toBe(503)
  expect((await asked()).status).toBe(200)
})

test('what is kept compressed takes no more room than that', async () => {
  const cache = responseCache(() => new Date(), 150_000)
  const page = () => {
    const finished = finish(200, {}, 'x'.repeat(80_000), { tags: [] })
    finished.encoded.set('br', Buffer.alloc(1000))
    return { ...finished, body: undefined }
  }
  for (let at = 0; at < 20; at += 1) await cache.getOrMake(`page ${at}`, async () => page())
  expect(cache.figures()).toMatchObject({ answers: 20, removed: 0 })
})
