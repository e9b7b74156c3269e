import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  addPendingAction,
  claimPendingActions,
  type PendingAction,
  pendingReturnPath,
  takePendingActions,
} from './pending-actions.ts'

const soap: PendingAction = { kind: 'wish', of: 'products', id: 'soap' }
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

test('pending actions are returned to the next login, once', async () => {
  addPendingAction(soap, '/hot-deals?page=2')
  expect(await takePendingActions(anna)).toEqual({ actions: [soap], returnPath: '/hot-deals?page=2' })
  expect(await takePendingActions(anna)).toEqual({ actions: [] })
  expect(localStorage.getItem('zilbazar-wanted')).toBeNull()
})

test('two simultaneous logins do not both get the pending actions', async () => {
  addPendingAction(soap, '/')
  const taken = await Promise.all([takePendingActions(anna), takePendingActions(anna)])
  expect(taken.flatMap(({ actions }) => actions)).toEqual([soap])
})

test('ten wishes at most are stored, each once, and only the last report', async () => {
  for (let number = 1; number <= 12; number += 1) addPendingAction({ ...soap, id: `soap-${number}` }, '/')
  addPendingAction({ ...soap, id: 'soap-12' }, '/')
  const { actions } = await takePendingActions(anna)
  expect(actions.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, index) => `soap-${index + 3}`))

  addPendingAction({ kind: 'report', of: 'product', id: 'soap' }, '/product/soap')
  addPendingAction({ kind: 'report', of: 'store', id: 'shop', reason: 'other', details: 'Hm' }, '/store/shop')
  expect((await takePendingActions(anna)).actions).toEqual([
    { kind: 'report', of: 'store', id: 'shop', reason: 'other', details: 'Hm' },
  ])
})

test.each([
  [29, true],
  [31, false],
])('a login %i minutes later gets the pending actions: %s', async (minutes, isThere) => {
  addPendingAction(soap, '/')
  later(minutes)
  expect((await takePendingActions(anna)).actions).toEqual(isThere ? [soap] : [])
})

test.each([
  [23 * 60, true],
  [25 * 60, false],
])('%i minutes after a sign-up the pending actions are still stored: %s', async (minutes, isThere) => {
  addPendingAction(soap, '/product/soap')
  claimPendingActions(' Anna@Example.mu', undefined)
  later(minutes)
  expect(pendingReturnPath()).toBe(isThere ? '/product/soap' : undefined)
  expect((await takePendingActions(anna)).actions).toEqual(isThere ? [soap] : [])
})

test('pending actions of one account are not given to another', async () => {
  addPendingAction(soap, '/')
  claimPendingActions(anna, '/product/soap')
  expect(await takePendingActions('bruno@example.mu')).toEqual({ actions: [] })
  expect(await takePendingActions(anna)).toEqual({ actions: [] })
})

test('a sign-up does not get the pending actions of another person’s expired session', async () => {
  addPendingAction(soap, '/product/soap', anna)
  claimPendingActions('bruno@example.mu', undefined)
  expect(await takePendingActions('bruno@example.mu')).toEqual({ actions: [] })
})

test('a visitor’s action is not added to those of an expired session', async () => {
  addPendingAction(soap, '/', anna)
  addPendingAction({ ...soap, id: 'cake' }, '/')
  expect((await takePendingActions('bruno@example.mu')).actions).toEqual([{ ...soap, id: 'cake' }])
})

test.each(['not JSON', '{}', '{"acts":7,"at":1}', '[]', 'null'])(
  'an invalid stored value is ignored: %s',
  async (note) => {
    localStorage.setItem('zilbazar-wanted', note)
    expect(await takePendingActions(anna)).toEqual({ actions: [] })
  },
)

test('a return path of another site is ignored', () => {
  const acts: PendingAction[] = []
  localStorage.setItem('zilbazar-wanted', JSON.stringify({ acts, wayBack: '//else.example', at: Date.now() }))
  expect(pendingReturnPath()).toBeUndefined()
})
