import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApiCall, Send } from './client.ts'
import { inStoreSession } from './store-client.ts'

const profile: ApiCall = { method: 'GET', url: '/api/auth/admin/profile', access: 'admin' }
const refreshes = (calls: ApiCall[]) => calls.filter(({ url }) => url === '/api/admin/refresh-token')

/** Refreshes are distinguished by their millisecond. */
const aMomentLater = () => vi.setSystemTime(Date.now() + 5)

/** Each test begins later than the one before has ended, because results are kept with their millisecond. */
let begin = Date.now()
beforeEach(() => {
  localStorage.clear()
  begin += 60_000
  vi.useFakeTimers({ toFake: ['Date'], now: begin })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A server with named access tokens. It accepts only `valid`, which a refresh returns. */
function server({ isOver = false } = {}) {
  const calls: ApiCall[] = []
  let valid = 'second'
  const send: Send = async (call) => {
    calls.push(call)
    if (call.url === '/api/admin/refresh-token') {
      return isOver ? { status: 401, body: {} } : { status: 200, body: { accessToken: valid } }
    }
    return call.access !== 'admin' || call.bearer === valid
      ? { status: 200, body: {} }
      : { status: 401, body: {} }
  }
  const replaceToken = (token: string) => {
    valid = token
  }
  return { calls, send, replaceToken }
}

test('calls with an expired store session wait for one refresh and then send its token', async () => {
  const { calls, send } = server()
  const inSession = inStoreSession(send, vi.fn())
  const answers = await Promise.all([inSession(profile), inSession(profile), inSession(profile)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(refreshes(calls)).toHaveLength(1)
  expect(refreshes(calls)[0]?.keepalive).toBe(true)
  await inSession(profile)
  expect(calls.at(-1)?.bearer).toBe('second')
})

test('a token that another tab has replaced is dropped for the cookie and a new refresh', async () => {
  const { send, calls, replaceToken } = server()
  const inSession = inStoreSession(send, vi.fn())
  await inSession(profile)
  replaceToken('third')
  aMomentLater()
  expect((await inSession(profile)).status).toBe(200)
  expect(calls.at(-1)?.bearer).toBe('third')
})

test('a refused refresh reports the end of the session once and is not repeated', async () => {
  const { calls, send } = server({ isOver: true })
  const onOver = vi.fn()
  const inSession = inStoreSession(send, onOver)
  const answers = await Promise.all([inSession(profile), inSession(profile)])
  expect(answers.map(({ status }) => status)).toEqual([401, 401])
  expect(onOver).toHaveBeenCalledTimes(1)
  expect(refreshes(calls)).toHaveLength(1)
})

test('calls of the person are sent without the store’s token', async () => {
  const { calls, send } = server()
  const inSession = inStoreSession(send, vi.fn())
  await inSession(profile)
  await inSession({ method: 'POST', url: '/api/auth/create-admin', access: 'user', body: {} })
  expect(calls.at(-1)?.bearer).toBeUndefined()
})
