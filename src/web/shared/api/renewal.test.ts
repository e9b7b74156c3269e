import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ApiCall, ApiError, type Send } from './client.ts'

const mine: ApiCall = { method: 'GET', url: '/api/auth/me', access: 'user' }
const welcome = { status: 200, body: 'welcome' }
const ranOut = { status: 401, body: 'ran out' }

/** Each test begins later than the one before has ended, because results are kept with their millisecond. */
let begin = Date.now()
beforeEach(() => {
  localStorage.clear()
  begin += 60_000
  vi.useFakeTimers({ toFake: ['Date'], now: begin })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser with its cookies, and a server that refuses calls until they are refreshed. */
function browser(refreshed: () => Promise<unknown> = async () => undefined) {
  let isLive = false
  const send = vi.fn<Send>(async () => (isLive ? welcome : ranOut))
  const refresh = vi.fn(async () => {
    await passing(5)
    await refreshed()
    isLive = true
  })
  const onRefused = vi.fn()
  const tab = async () => {
    vi.resetModules()
    const { withRenewal } = await import('./renewal.ts')
    return withRenewal(send, { user: { refresh, onRefused } })
  }
  const runOut = () => {
    isLive = false
  }
  return { tab, send, refresh, onRefused, runOut }
}

/** Advances the clock and lets pending work finish. */
async function passing(ms: number) {
  await new Promise((next) => setTimeout(next))
  vi.setSystemTime(Date.now() + ms)
}

const refused = async () => {
  // Another tab has its own copy of the class. The first tab's copy is the one in use here.
  const { ApiError: Refusal } = await import('./client.ts')
  throw new Refusal(401, undefined)
}

/** One lock for all tabs, as in browsers. */
function giveLocks() {
  let line = Promise.resolve()
  let waiting = 0
  type Work = (lock: object | null) => Promise<unknown>
  async function request(_name: string, ...[first, second]: [Work] | [object, Work]) {
    const work = second ?? (first as Work)
    if (second && waiting > 0) return work(null)
    waiting += 1
    const turn = line.then(() => work({})).finally(() => (waiting -= 1))
    line = turn.then(
      () => undefined,
      () => undefined,
    )
    return turn
  }
  vi.stubGlobal('navigator', { locks: { request } })
}

test('a call with an expired session is sent again after one refresh', async () => {
  const { tab, refresh, send, onRefused } = browser()
  const ask = await tab()
  expect(await ask(mine)).toEqual(welcome)
  expect(refresh).toHaveBeenCalledTimes(1)
  expect(send).toHaveBeenCalledTimes(2)
  expect(onRefused).not.toHaveBeenCalled()
})

test('a call that is still refused after the refresh is not sent a third time', async () => {
  const { tab, send } = browser()
  send.mockResolvedValue(ranOut)
  const ask = await tab()
  expect(await ask(mine)).toEqual(ranOut)
  expect(send).toHaveBeenCalledTimes(2)
})

test.each(['public', 'admin', 'owner'] as const)(
  'a refused call of access %s causes no refresh',
  async (access) => {
    const { tab, refresh } = browser()
    const ask = await tab()
    expect(await ask({ ...mine, access })).toEqual(ranOut)
    expect(refresh).not.toHaveBeenCalled()
  },
)

test.each(['with', 'without'])(
  'calls that fail together share one refresh, %s browser locks',
  async (locks) => {
    if (locks === 'with') giveLocks()
    const { tab, refresh } = browser()
    const ask = await tab()
    expect(await Promise.all([ask(mine), ask(mine), ask(mine)])).toEqual([welcome, welcome, welcome])
    expect(refresh).toHaveBeenCalledTimes(1)
  },
)

test('a call refused after another call’s refresh is sent again without a refresh', async () => {
  const { tab, refresh, send } = browser()
  const ask = await tab()
  let answerLate = () => {}
  send.mockImplementationOnce(
    () =>
      new Promise((answer) => {
        answerLate = () => answer(ranOut)
      }),
  )
  const late = ask(mine)
  await ask(mine)
  await passing(50)
  answerLate()
  expect(await late).toEqual(welcome)
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('a session that expires again is refreshed again', async () => {
  const { tab, refresh, runOut } = browser()
  const ask = await tab()
  await ask(mine)
  runOut()
  await passing(1000)
  expect(await ask(mine)).toEqual(welcome)
  expect(refresh).toHaveBeenCalledTimes(2)
})

test('a tab that waited for another tab’s refresh does not refresh again', async () => {
  giveLocks()
  const { tab, refresh } = browser()
  const [one, other] = [await tab(), await tab()]
  expect(await Promise.all([one(mine), other(mine), one(mine), other(mine)])).toEqual(Array(4).fill(welcome))
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('a tab that gets the lock before the other tab’s result is stored does not refresh again', async () => {
  giveLocks()
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  const { tab, refresh } = browser()
  const [one, other] = [await tab(), await tab()]
  expect(await Promise.all([one(mine), other(mine)])).toEqual([welcome, welcome])
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('a tab that waited for a failed refresh of another tab refreshes by itself', async () => {
  giveLocks()
  const trouble = new TypeError('no network')
  const { tab, refresh } = browser()
  refresh.mockImplementationOnce(async () => {
    await passing(5)
    throw trouble
  })
  const [one, other] = [await tab(), await tab()]
  const [first, second] = await Promise.allSettled([one(mine), other(mine)])
  expect(first).toEqual({ status: 'rejected', reason: trouble })
  expect(second).toEqual({ status: 'fulfilled', value: welcome })
  expect(refresh).toHaveBeenCalledTimes(2)
})

test('a refused refresh ends the session once, and every waiting call returns its own refusal', async () => {
  giveLocks()
  const { tab, refresh, onRefused } = browser(refused)
  const ask = await tab()
  expect(await Promise.all([ask(mine), ask(mine), ask(mine)])).toEqual([ranOut, ranOut, ranOut])
  expect(refresh).toHaveBeenCalledTimes(1)
  expect(onRefused).toHaveBeenCalledTimes(1)
})

test.each([new ApiError(503, undefined), new TypeError('no network')])(
  'a refresh that fails with %s does not end the session',
  async (trouble) => {
    const { tab, onRefused } = browser(async () => {
      throw trouble
    })
    const ask = await tab()
    await expect(ask(mine)).rejects.toBe(trouble)
    expect(onRefused).not.toHaveBeenCalled()
  },
)

test('a session is refreshed after the clock was set back', async () => {
  localStorage.setItem('zilbazar-renewal-user', `${Date.now() + 3_600_000} renewed`)
  const { tab, refresh } = browser()
  const ask = await tab()
  expect(await ask(mine)).toEqual(welcome)
  expect(refresh).toHaveBeenCalledTimes(1)
})
