// @vitest-environment happy-dom
import { useLocation } from '@tanstack/react-router'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aProfile } from '#tests/support/web/render-profile.tsx'
import { answered, aStoreOwner, refused, renderStoreScreen } from '#tests/support/web/render-store-screen.tsx'
import { settled } from '#tests/support/web/settled.ts'
import { sessionEnded, sessionStarted } from '#web/shared/session/session.ts'
import { DashboardPage } from './dashboard.tsx'
// Fetched on demand in the browser; here they should be there when they are asked for.
import './dashboard-profile.tsx'
import '#web/store-owner/profile/edit-profile.tsx'
import '#web/store-owner/profile/announcement-view.tsx'

afterEach(() => {
  vi.useRealTimers()
})

/** As the router does it: the dashboard stands at its own address alone. */
function AtItsAddress() {
  return useLocation().pathname === '/admin/dashboard' ? <DashboardPage /> : null
}

const open = { authenticated: true }

function openAt(search: string, status = () => open, person: typeof aStoreOwner | null = aStoreOwner) {
  return renderStoreScreen(<AtItsAddress />, {
    person,
    answers: {
      '/admin/status': async () => ({ status: 200, body: status() }),
      '/admin/profile': answered({ profile: aProfile() }),
      '/admin/update': answered({ message: 'Your store is updated.' }),
      '/admin/announcement': answered({ announcement: null }),
      '/admin/delete': answered({ message: 'Account deleted successfully.' }),
      '/admin-products/all': answered({ products: [] }),
    },
    at: `/admin/dashboard?${search}`,
  })
}

/** What a browser does when another of its tabs writes. */
function anotherTabLogsOut() {
  const marker = ['zilbazar-session', `visitor ${Math.random()}`] as const
  localStorage.setItem(...marker)
  dispatchEvent(new StorageEvent('storage', { key: marker[0], newValue: marker[1] }))
}

const view = () => screen.getByRole('heading', { level: 1 }).textContent
const description = () => screen.findByLabelText<HTMLTextAreaElement>('Description')
// By words and not by role: among 700 times to choose from, a role takes a second to find.
const saveButton = () => screen.getByText('Save changes').closest('button') as HTMLElement

test('half a second after a save the profile is shown', async () => {
  const { user } = await openAt('tab=profile&view=edit')
  await user.type(await description(), ' And salty ones.')
  await user.click(saveButton())
  await waitFor(() => expect(view()).toBe('Profile'))
})

test('whoever goes elsewhere after a save is not called back', async () => {
  const { user } = await openAt('tab=profile&view=edit')
  await user.type(await description(), ' And salty ones.')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await user.click(saveButton())
  await screen.findByText('Your store is updated.')
  await user.click(screen.getByText('Announcement', { selector: 'a, a *' }))
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(view()).toBe('Announcement')
})

test('what is typed stays when somebody logs in in another tab', async () => {
  const { user } = await openAt('tab=profile&view=edit')
  await user.type(await description(), ' And salty ones.')
  sessionStarted()
  await settled()
  expect((await description()).value).toBe('Sweet things. And salty ones.')
})

test.each([
  ['with the person logged in beside it', aStoreOwner],
  ['without the person', null],
])('after a logout in another tab a store %s is told so and led to its login', async (_, person) => {
  let isOpen = true
  const { address, sentTo } = await openAt(
    'tab=profile&view=profile',
    () => ({ authenticated: isOpen }),
    person,
  )
  await screen.findByText('Sweet things.')
  isOpen = false
  anotherTabLogsOut()
  await waitFor(() => expect(address()).toBe('/admin/login'))
  // The view that was open asked for nothing more in the name of a store that has left.
  expect(sentTo('/admin/profile')).toHaveLength(1)
  expect(await screen.findByText('Session expired. Please log in again.')).toBeTruthy()
})

test('a view that finds the store’s session over leads to the login page, which is told where from', async () => {
  const { address, told } = await renderStoreScreen(<AtItsAddress />, {
    person: aStoreOwner,
    answers: {
      '/admin/status': answered(open),
      '/admin/profile': refused(401, 'not-logged-in', 'Please log in first.'),
      '/admin/refresh-token': refused(401, 'session-over', 'Session expired. Please log in again.'),
    },
    at: '/admin/dashboard?tab=profile&view=profile',
  })
  await waitFor(() => expect(address()).toBe('/login'))
  expect(told().storeSessionOver).toBe('/admin/dashboard?tab=profile&view=profile')
  expect(await screen.findByText('Session expired. Please log in again.')).toBeTruthy()
})

test('a store whose session outlives the person’s goes on', async () => {
  await openAt('tab=profile&view=profile')
  await screen.findByText('Sweet things.')
  sessionEnded()
  await settled()
  expect(await screen.findByText('Sweet things.')).toBeTruthy()
})
