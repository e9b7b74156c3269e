// @vitest-environment happy-dom
import { useLocation } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionEnded, sessionStarted } from '#web/api/session.ts'
import { aProfile } from '#web/features/store-profile/render-profile.tsx'
import {
  answered,
  aStoreOwner,
  renderStoreScreen,
} from '#web/features/store-registration/render-store-screen.tsx'
import { DashboardPage } from './dashboard.tsx'
// Fetched on demand in the browser; here they should be there when they are asked for.
import './dashboard-profile.tsx'
import '#web/features/store-profile/edit-profile.tsx'
import '#web/features/store-profile/announcement-view.tsx'

/** As the router does it: the dashboard stands at its own address alone. */
function AtItsAddress() {
  return useLocation().pathname === '/admin/dashboard' ? <DashboardPage /> : null
}

const open = { authenticated: true }

function openAt(search: string, status = () => open) {
  return renderStoreScreen(<AtItsAddress />, {
    person: aStoreOwner,
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

const view = () => screen.getByRole('heading', { level: 1 }).textContent
const pause = (ms: number) => new Promise((over) => setTimeout(over, ms))
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
  await user.click(saveButton())
  await screen.findByText('Your store is updated.')
  await user.click(screen.getByText('Announcement', { selector: 'a, a *' }))
  await pause(800)
  expect(view()).toBe('Announcement')
})

test('what is typed stays when somebody logs in in another tab', async () => {
  const { user } = await openAt('tab=profile&view=edit')
  await user.type(await description(), ' And salty ones.')
  sessionStarted()
  await pause(50)
  expect((await description()).value).toBe('Sweet things. And salty ones.')
})

test('after a logout in another tab the dashboard says so and leads to the store’s login', async () => {
  let isOpen = true
  const { address } = await openAt('tab=profile&view=profile', () => ({ authenticated: isOpen }))
  await screen.findByText('Sweet things.')
  isOpen = false
  sessionEnded()
  await waitFor(() => expect(address()).toBe('/admin/login'))
  expect(await screen.findByText('Session expired. Please log in again.')).toBeTruthy()
})

test('a store whose session outlives the person’s goes on', async () => {
  await openAt('tab=profile&view=profile')
  await screen.findByText('Sweet things.')
  sessionEnded()
  await pause(50)
  expect(await screen.findByText('Sweet things.')).toBeTruthy()
})
