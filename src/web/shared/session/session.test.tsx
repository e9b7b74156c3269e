// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { User } from '#contract/shapes/session.ts'
import { renderInApp } from '#tests/support/web/render-in-app.tsx'
import { settled } from '#tests/support/web/settled.ts'
import { ApiError } from '#web/shared/api/client.ts'
import {
  accountDeleted,
  followSession,
  mine,
  personChanged,
  sessionEnded,
  sessionExpired,
  sessionStarted,
  storeSessionChanged,
  useSession,
} from './session.ts'
import { markerScript, readMarker } from './session-marker.ts'

const anna: User = { _id: '1', name: 'Anna', email: 'anna@example.mu', role: 'user' }
const markerKey = 'zilbazar-session'

let unfollow = () => {}
beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.guess
})
afterEach(() => {
  unfollow()
  cleanup()
})

function Who() {
  const { state, person, hasStoreSession } = useSession()
  const who = person ? `${person.role} ${person.name}` : state
  return <p>{hasStoreSession ? `${who} with a store` : who}</p>
}

async function openTab(person: User | null, refusal = new ApiError(401, undefined), isStoreIn = false) {
  let current = person
  const account = {
    status: vi.fn(async () => ({ authenticated: current !== null, ...(isStoreIn && { store: true }) })),
    me: vi.fn(async () => {
      if (!current) throw refusal
      return current
    }),
  }
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  unfollow = followSession(queryClient)
  await renderInApp(<Who />, { client: { account }, queryClient })
  const become = (next: User | null) => {
    current = next
  }
  const logStoreIn = (isIn = true) => {
    isStoreIn = isIn
  }
  return { account, queryClient, become, logStoreIn }
}

/** Does what a browser does when another of its tabs writes. */
function anotherTabWrites(value: string) {
  localStorage.setItem(markerKey, value)
  dispatchEvent(new StorageEvent('storage', { key: markerKey, newValue: value }))
}

test('a visitor is recognised without a call that refuses him', async () => {
  const { account } = await openTab(null)
  expect(screen.getByText('unknown')).toBeTruthy()
  await screen.findByText('visitor')
  expect(account.me).not.toHaveBeenCalled()
})

test('a person without the marker is found by the status call, and marked', async () => {
  const { account } = await openTab(anna)
  await screen.findByText('user Anna')
  expect(account.status).toHaveBeenCalledTimes(1)
  expect(readMarker().guess).toBe('user')
})

test('a person with the marker is asked for at once', async () => {
  localStorage.setItem(markerKey, 'user 1')
  const { account } = await openTab({ ...anna, role: 'admin' })
  await screen.findByText('admin Anna')
  expect(account.status).not.toHaveBeenCalled()
  expect(readMarker()).toEqual({ guess: 'admin', since: '1' })
})

test('a marker that outlived its session is corrected', async () => {
  localStorage.setItem(markerKey, 'user 1')
  await openTab(null)
  await screen.findByText('visitor')
  expect(readMarker().guess).toBe('visitor')
})

test('a server in trouble says nothing about who is here: the marker stays', async () => {
  localStorage.setItem(markerKey, 'user 1')
  await openTab(null, new ApiError(503, undefined))
  await screen.findByText('visitor')
  expect(readMarker().guess).toBe('user')
})

test('after a login the person is here', async () => {
  const { become } = await openTab(null)
  await screen.findByText('visitor')
  become(anna)
  sessionStarted()
  await screen.findByText('user Anna')
})

test('after a logout the tab is a visitor’s without asking, and forgets what was personal', async () => {
  const { account, queryClient } = await openTab(anna)
  await screen.findByText('user Anna')
  queryClient.setQueryData(mine('wishlist', 'count'), 3)
  queryClient.setQueryData(['hot-deals'], 'for everyone')
  account.status.mockClear()
  account.me.mockClear()
  sessionEnded()
  await screen.findByText('visitor')
  expect(queryClient.getQueryData(mine('wishlist', 'count'))).toBeUndefined()
  expect(queryClient.getQueryData(['hot-deals'])).toBe('for everyone')
  expect(account.status).not.toHaveBeenCalled()
  expect(account.me).not.toHaveBeenCalled()
})

test('an answer under way when the session ends does not bring the person back', async () => {
  localStorage.setItem(markerKey, 'user 1')
  const { account } = await openTab(anna)
  let answer = (_person: User) => {}
  await screen.findByText('user Anna')
  account.me.mockImplementation(() => new Promise((done) => (answer = done)))
  sessionStarted()
  await screen.findByText('unknown')
  await waitFor(() => expect(account.me).toHaveBeenCalledTimes(2))
  sessionEnded()
  await screen.findByText('visitor')
  answer(anna)
  await settled()
  expect(screen.getByText('visitor')).toBeTruthy()
})

test('a logout in another tab reaches this one', async () => {
  const { account } = await openTab(anna)
  await screen.findByText('user Anna')
  account.me.mockClear()
  anotherTabWrites('visitor 2')
  await screen.findByText('visitor')
  expect(account.me).not.toHaveBeenCalled()
})

test('a login in another tab reaches this one, be it that of another person', async () => {
  const { become } = await openTab(anna)
  await screen.findByText('user Anna')
  become({ ...anna, name: 'Ravi' })
  anotherTabWrites('user 3')
  await screen.findByText('user Ravi')
})

test('another tab that only corrects its guess disturbs nobody', async () => {
  localStorage.setItem(markerKey, 'user 1')
  const { account } = await openTab(anna)
  await screen.findByText('user Anna')
  account.me.mockClear()
  anotherTabWrites('admin 1')
  await settled()
  expect(account.me).not.toHaveBeenCalled()
  expect(screen.getByText('user Anna')).toBeTruthy()
})

test('a page that comes back from the browser’s memory notices a logout it slept through', async () => {
  await openTab(anna)
  await screen.findByText('user Anna')
  localStorage.setItem(markerKey, 'visitor 4')
  dispatchEvent(new Event('pageshow'))
  await screen.findByText('visitor')
})

test('a person found without a marker is not asked for again when the page has loaded', async () => {
  const { account } = await openTab(anna)
  await screen.findByText('user Anna')
  account.me.mockClear()
  dispatchEvent(new Event('pageshow'))
  await settled()
  expect(account.me).not.toHaveBeenCalled()
  expect(screen.getByText('user Anna')).toBeTruthy()
})

test('a store’s login reaches every tab, and needs no person', async () => {
  const { logStoreIn, account } = await openTab(null)
  await screen.findByText('visitor')
  logStoreIn()
  storeSessionChanged()
  await screen.findByText('visitor with a store')
  expect(readMarker().guess).toBe('store')
  expect(account.me).not.toHaveBeenCalled()
})

test('a store’s login in another tab reaches this one', async () => {
  const { logStoreIn } = await openTab(anna)
  await screen.findByText('user Anna')
  logStoreIn()
  anotherTabWrites('store 5')
  await screen.findByText('user Anna with a store')
  expect(readMarker()).toEqual({ guess: 'admin', since: '5' })
})

test('a store session without a marker is found by the status call', async () => {
  await openTab(null, undefined, true)
  await screen.findByText('visitor with a store')
  expect(readMarker().guess).toBe('store')
})

test('a person who logs in beside a store session is known with it', async () => {
  const { logStoreIn, become } = await openTab(null)
  await screen.findByText('visitor')
  logStoreIn()
  storeSessionChanged()
  await screen.findByText('visitor with a store')
  become(anna)
  sessionStarted()
  await screen.findByText('user Anna with a store')
})

test('a store session outlives the person’s, and a logout of both outlives neither', async () => {
  const { logStoreIn, become } = await openTab(anna)
  logStoreIn()
  storeSessionChanged()
  await screen.findByText('user Anna with a store')
  become(null)
  accountDeleted()
  await screen.findByText('visitor with a store')
  sessionEnded()
  await screen.findByText('visitor')
})

test.each([
  ['user', 1],
  ['admin', 1],
  ['store', 0],
  ['visitor', 0],
])('of a refused refresh the browser of a %s is told %i times', (guess, times) => {
  localStorage.setItem(markerKey, `${guess} 1`)
  const say = vi.fn()
  sessionExpired(say)
  expect(say).toHaveBeenCalledTimes(times)
})

test('a changed name shows at once', async () => {
  const { queryClient } = await openTab(anna)
  await screen.findByText('user Anna')
  personChanged(queryClient, { ...anna, name: 'Anna Maria' })
  await screen.findByText('user Anna Maria')
})

test.each([
  ['user 1', 'user'],
  ['admin 1', 'admin'],
  ['store 1', 'store'],
  ['visitor 1', undefined],
  ['nonsense', undefined],
  [null, undefined],
])('the marker %s is guessed before the first paint as %s', (marker, guess) => {
  if (marker) localStorage.setItem(markerKey, marker)
  new Function(markerScript)()
  expect(document.documentElement.dataset.guess).toBe(guess)
})
