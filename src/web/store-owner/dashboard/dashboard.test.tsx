import { type AnyRoute, createRoute, Outlet } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { letTimePass } from '#tests/support/web/let-time-pass.ts'
import { aProfile } from '#tests/support/web/render-profile.tsx'
import { answered, aStoreOwner, refused, renderStoreScreen } from '#tests/support/web/render-store-screen.tsx'
import { settled } from '#tests/support/web/settled.ts'
import { sessionEnded, sessionStarted } from '#web/shared/session/session.ts'
import { allProductsRoute } from '#web/store-owner/products/all-products.route.ts'
import { editProductRoute } from '#web/store-owner/products/edit-product.route.ts'
import { announcementRoute } from '#web/store-owner/profile/announcement.route.ts'
import { editProfileRoute } from '#web/store-owner/profile/edit-profile.route.ts'
import { profileRoute } from '#web/store-owner/profile/profile.route.ts'
import { dashboardRoute } from './dashboard.route.ts'
// The browser loads this module on demand; the test loads it beforehand.
import '#web/store-owner/profile/profile-form.tsx'
import { rememberedViewRoute } from './remembered-view.route.ts'

afterEach(() => {
  vi.useRealTimers()
})

const views = [
  rememberedViewRoute,
  profileRoute,
  announcementRoute,
  editProfileRoute,
  allProductsRoute,
  editProductRoute,
]

/** The dashboard's route without its head. */
function routes(root: AnyRoute) {
  const { path, component } = dashboardRoute
  const dashboard = createRoute({ getParentRoute: () => root, path, component })
  return [
    dashboard.addChildren(views.map((view) => createRoute({ getParentRoute: () => dashboard, ...view }))),
  ]
}

const open = { authenticated: true }
const aProduct = '0193a000-0000-7000-8000-000000000001'

function openAt(view: string, status = () => open, person: typeof aStoreOwner | null = aStoreOwner) {
  return renderStoreScreen(<Outlet />, {
    person,
    routes,
    answers: {
      '/admin/status': async () => ({ status: 200, body: status() }),
      '/admin/profile': answered({ profile: aProfile() }),
      '/admin/update': answered({ message: 'Your store is updated.' }),
      '/admin/announcement': answered({ announcement: null }),
      '/admin/delete': answered({ message: 'Account deleted successfully.' }),
      '/admin-products/all': answered({ products: [] }),
    },
    at: `/admin/dashboard${view}`,
  })
}

/** Simulates the event of a write in another tab. */
function anotherTabLogsOut() {
  const marker = ['zilbazar-session', `visitor ${Math.random()}`] as const
  localStorage.setItem(...marker)
  dispatchEvent(new StorageEvent('storage', { key: marker[0], newValue: marker[1] }))
}

const view = () => screen.getByRole('heading', { level: 1 }).textContent
const description = () => screen.findByLabelText<HTMLTextAreaElement>('Description')
// Found by text, because a query by role takes a second among 700 options.
const saveButton = () => screen.getByText('Save changes').closest('button') as HTMLElement

test('the profile is shown half a second after a save', async () => {
  const { user } = await openAt('/profile/edit')
  await user.type(await description(), ' And salty ones.')
  await user.click(saveButton())
  await waitFor(() => expect(view()).toBe('Profile'))
})

test('a store owner who navigates elsewhere after a save is not sent back', async () => {
  const { user } = await openAt('/profile/edit')
  await user.type(await description(), ' And salty ones.')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await user.click(saveButton())
  await screen.findByText('Your store is updated.')
  await user.click(screen.getByText('Announcement', { selector: 'a, a *' }))
  await waitFor(() => expect(view()).toBe('Announcement'))
  await letTimePass(5000)
  expect(view()).toBe('Announcement')
})

test('typed text stays when somebody logs in in another tab', async () => {
  const { user } = await openAt('/profile/edit')
  await user.type(await description(), ' And salty ones.')
  sessionStarted()
  await settled()
  expect((await description()).value).toBe('Sweet things. And salty ones.')
})

test.each([
  ['with the person logged in beside it', aStoreOwner],
  ['without the person', null],
])('after a logout in another tab a store %s sees a toast and the login', async (_, person) => {
  let isOpen = true
  const { address, sentTo } = await openAt('/profile', () => ({ authenticated: isOpen }), person)
  await screen.findByText('Sweet things.')
  isOpen = false
  anotherTabLogsOut()
  await waitFor(() => expect(address()).toBe('/admin/login'))
  // The open view sends no more requests after the store's logout.
  expect(sentTo('/admin/profile')).toHaveLength(1)
  expect(await screen.findByText('Session expired. Please log in again.')).toBeTruthy()
})

test('a request that finds the store’s session ended goes to the login with the path to return to', async () => {
  const { address, historyState } = await renderStoreScreen(<Outlet />, {
    routes,
    person: aStoreOwner,
    answers: {
      '/admin/status': answered(open),
      '/admin/profile': refused(401, 'not-logged-in', 'Please log in first.'),
      '/admin/refresh-token': refused(401, 'session-over', 'Session expired. Please log in again.'),
    },
    at: '/admin/dashboard/profile',
  })
  await waitFor(() => expect(address()).toBe('/login'))
  expect(historyState().storeSessionOver).toBe('/admin/dashboard/profile')
  expect(await screen.findByText('Session expired. Please log in again.')).toBeTruthy()
})

test('a store session stays open when the person’s session ends', async () => {
  await openAt('/profile')
  await screen.findByText('Sweet things.')
  sessionEnded()
  await settled()
  expect(await screen.findByText('Sweet things.')).toBeTruthy()
})

test.each([
  ['?tab=profile&view=announcement', '/profile/announcement', 'Announcement'],
  ['?tab=products&view=all', '/products', 'All products'],
  [`?tab=products&view=edit&product=${aProduct}`, `/products/edit?product=${aProduct}`, 'Edit a product'],
])('the former address …%s redirects to …%s', async (former, address, heading) => {
  const dashboard = await openAt(former)
  expect(dashboard.address()).toBe(`/admin/dashboard${address}`)
  await waitFor(() => expect(view()).toBe(heading))
})

test('the bare address opens the view of the last visit', async () => {
  localStorage.setItem('zilbazar-dashboard', 'products all')
  const { address } = await openAt('')
  await waitFor(() => expect(address()).toBe('/admin/dashboard/products'))
  expect(view()).toBe('All products')
})

test('a former address of an unknown view opens the view of the last visit', async () => {
  localStorage.setItem('zilbazar-dashboard', 'profile announcement')
  const { address } = await openAt('?tab=orders&view=all')
  await waitFor(() => expect(address()).toBe('/admin/dashboard/profile/announcement'))
})

test('the next visit starts with the view opened last', async () => {
  await openAt('/products')
  await waitFor(() => expect(localStorage.getItem('zilbazar-dashboard')).toBe('products all'))
})
