// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimWanted, takeWanted, type WantedAct, wantedWayBack, wantLater } from './wanted.ts'

const soap: WantedAct = { kind: 'wish', of: 'products', id: 'soap' }
const anna = 'anna@example.mu'
const noon = new Date('2026-11-15T12:00:00Z')
const later = (minutes: number) => vi.setSystemTime(noon.getTime() + minutes * 60_000)

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: noon })
})
afterEach(() => {
  vi.useRealTimers()
})

test('what was wanted is handed out to the next login, once', async () => {
  wantLater(soap, '/hot-deals?page=2')
  expect(await takeWanted(anna)).toEqual({ acts: [soap], wayBack: '/hot-deals?page=2' })
  expect(await takeWanted(anna)).toEqual({ acts: [] })
  expect(localStorage.getItem('zilbazar-wanted')).toBeNull()
})

test('two logins at once do not both get it', async () => {
  wantLater(soap, '/')
  const taken = await Promise.all([takeWanted(anna), takeWanted(anna)])
  expect(taken.flatMap(({ acts }) => acts)).toEqual([soap])
})

test('several hearts are all kept, each once, ten at most; of reports the last', async () => {
  for (let number = 1; number <= 12; number += 1) wantLater({ ...soap, id: `soap-${number}` }, '/')
  wantLater({ ...soap, id: 'soap-12' }, '/')
  const { acts } = await takeWanted(anna)
  expect(acts.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, index) => `soap-${index + 3}`))

  wantLater({ kind: 'report', of: 'product', id: 'soap' }, '/product/soap')
  wantLater({ kind: 'report', of: 'store', id: 'shop', reason: 'other', details: 'Hm' }, '/store/shop')
  expect((await takeWanted(anna)).acts).toEqual([
    { kind: 'report', of: 'store', id: 'shop', reason: 'other', details: 'Hm' },
  ])
})

test.each([
  [29, true],
  [31, false],
])('a login %i minutes later gets it: %s', async (minutes, isThere) => {
  wantLater(soap, '/')
  later(minutes)
  expect((await takeWanted(anna)).acts).toEqual(isThere ? [soap] : [])
})

test.each([
  [23 * 60, true],
  [25 * 60, false],
])(
  'after a sign-up it waits for the confirmation: %i minutes later it is there: %s',
  async (minutes, isThere) => {
    wantLater(soap, '/product/soap')
    claimWanted(' Anna@Example.mu', undefined)
    later(minutes)
    expect(wantedWayBack()).toBe(isThere ? '/product/soap' : undefined)
    expect((await takeWanted(anna)).acts).toEqual(isThere ? [soap] : [])
  },
)

test('what one account waits for is nobody else’s', async () => {
  wantLater(soap, '/')
  claimWanted(anna, '/product/soap')
  expect(await takeWanted('bruno@example.mu')).toEqual({ acts: [] })
  expect(await takeWanted(anna)).toEqual({ acts: [] })
})

test('a sign-up does not take over what an expired session of somebody else left behind', async () => {
  wantLater(soap, '/product/soap', anna)
  claimWanted('bruno@example.mu', undefined)
  expect(await takeWanted('bruno@example.mu')).toEqual({ acts: [] })
})

test('what a visitor wants does not join what an expired session left behind', async () => {
  wantLater(soap, '/', anna)
  wantLater({ ...soap, id: 'cake' }, '/')
  expect((await takeWanted('bruno@example.mu')).acts).toEqual([{ ...soap, id: 'cake' }])
})

test.each(['not JSON', '{}', '{"acts":7,"at":1}', '[]', 'null'])(
  'a note that says %s is no note',
  async (note) => {
    localStorage.setItem('zilbazar-wanted', note)
    expect(await takeWanted(anna)).toEqual({ acts: [] })
  },
)

test('the way back is a path of this site', () => {
  const acts: WantedAct[] = []
  localStorage.setItem('zilbazar-wanted', JSON.stringify({ acts, wayBack: '//else.example', at: Date.now() }))
  expect(wantedWayBack()).toBeUndefined()
})
