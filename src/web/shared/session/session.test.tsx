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

test('a visitor is recognised without a refused call', async () => {
  const { account } = await openTab(null)
  expect(screen.getByText('unknown')).toBeTruthy()
  await screen.findByText('visitor')
  expect(account.me).not.toHaveBeenCalled()
})

test('a person without a marker is found by the status call and gets a marker', async () => {
  const { account } = await openTab(anna)
  await screen.findByText('user Anna')
  expect(account.status).toHaveBeenCalledTimes(1)
  expect(readMarker().guess).toBe('user')
})

test('a person with a marker is loaded without the status call', async () => {
  localStorage.setItem(markerKey, 'user 1')
  const { account } = await openTab({ ...anna, role: 'admin' })
  await screen.findByText('admin Anna')
  expect(account.status).not.toHaveBeenCalled()
  expect(readMarker()).toEqual({ guess: 'admin', since: '1' })
})

test('the marker of an expired session is corrected', async () => {
  localStorage.setItem(markerKey, 'user 1')
  await openTab(null)
  await screen.findByText('visitor')
  expect(readMarker().guess).toBe('visitor')
})

test('a server error leaves the marker unchanged', async () => {
  localStorage.setItem(markerKey, 'user 1')
  await openTab(null, new ApiError(503, undefined))
  await screen.findByText('visitor')
  expect(readMarker().guess).toBe('user')
})

test('after a login the person is loaded', async () => {
  const { become } = await openTab(null)
  await screen.findByText('visitor')
  become(anna)
  sessionStarted()
  await screen.findByText('user Anna')
})

test('after a logout the tab shows a visitor without a request and removes personal data', async () => {
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

test('a response that arrives after the logout does not restore the person', async () => {
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

test('a logout in another tab logs out this one', async () => {
  const { account } = await openTab(anna)
  await screen.findByText('user Anna')
  account.me.mockClear()
  anotherTabWrites('visitor 2')
  await screen.findByText('visitor')
  expect(account.me).not.toHaveBeenCalled()
})

test('a login in another tab changes this one, also to another person', async () => {
  const { become } = await openTab(anna)
  await screen.findByText('user Anna')
  become({ ...anna, name: 'Ravi' })
  anotherTabWrites('user 3')
  await screen.findByText('user Ravi')
})

test('a corrected guess in another tab causes no request', async () => {
  localStorage.setItem(markerKey, 'user 1')
  const { account } = await openTab(anna)
  await screen.findByText('user Anna')
  account.me.mockClear()
  anotherTabWrites('admin 1')
  await settled()
  expect(account.me).not.toHaveBeenCalled()
  expect(screen.getByText('user Anna')).toBeTruthy()
})

test('a page restored from the back-forward cache notices a logout', async () => {
  await openTab(anna)
  await screen.findByText('user Anna')
  localStorage.setItem(markerKey, 'visitor 4')
  dispatchEvent(new Event('pageshow'))
  await screen.findByText('visitor')
})

test('a person found without a marker is not loaded again', async () => {
  const { account } = await openTab(anna)
  await screen.findByText('user Anna')
  account.me.mockClear()
  dispatchEvent(new Event('pageshow'))
  await settled()
  expect(account.me).not.toHaveBeenCalled()
  expect(screen.getByText('user Anna')).toBeTruthy()
})

test('a store’s login reaches every tab, also without a person', async () => {
  const { logStoreIn, account } = await openTab(null)
  await screen.findByText('visitor')
  logStoreIn()
  storeSessionChanged()
  await screen.findByText('visitor with a store')
  expect(readMarker().guess).toBe('store')
  expect(account.me).not.toHaveBeenCalled()
})

test('a store’s login in another tab changes this one', async () => {
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

test('a person who logs in beside a store session has both', async () => {
  const { logStoreIn, become } = await openTab(null)
  await screen.findByText('visitor')
  logStoreIn()
  storeSessionChanged()
  await screen.findByText('visitor with a store')
  become(anna)
  sessionStarted()
  await screen.findByText('user Anna with a store')
})

test('a store session stays when the person’s ends, and a logout ends both', async () => {
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
])('a refused refresh is reported to a %s %i times', (guess, times) => {
  localStorage.setItem(markerKey, `${guess} 1`)
  const say = vi.fn()
  sessionExpired(say)
  expect(say).toHaveBeenCalledTimes(times)
})

test('a changed name is shown at once', async () => {
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
])('the marker %s sets the guess %s before the first paint', (marker, guess) => {
  if (marker) localStorage.setItem(markerKey, marker)
  new Function(markerScript)()
  expect(document.documentElement.dataset.guess).toBe(guess)
})
