import { QueryClient } from '@tanstack/react-query'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { User } from '#contract/shapes/session.ts'
import { renderInApp } from '#tests/support/web/render-in-app.tsx'
import { ApiError, type Send } from '#web/shared/api/client.ts'
import { followSession } from '#web/shared/session/session.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
// These modules are loaded on demand in the browser and must be ready in tests.
import './dashboard-button.tsx'
import './person-links.tsx'
import './store-links.tsx'

const anna: User = { _id: '1', name: 'Anna', email: 'anna@example.mu', role: 'user' }
const ravi: User = { ...anna, name: 'Ravi', role: 'admin' }

let unfollow = () => {}
beforeEach(() => localStorage.clear())
afterEach(() => {
  unfollow()
  cleanup()
})

async function openPage(person: User | null = null, { wishes = 0, isStoreIn = false } = {}) {
  const message = { message: '' }
  const client = {
    account: {
      status: vi.fn(async () => ({ authenticated: person !== null, ...(isStoreIn && { store: true }) })),
      me: async () => person,
      logout: vi.fn(async () => message),
    },
    wishlist: { count: vi.fn(async () => ({ products: wishes, stores: 0, total: wishes })) },
  }
  const store = {
    status: vi.fn(async () => ({ authenticated: true })),
    logout: vi.fn(async () => message),
  }
  const send: Send = async ({ url }) => ({
    status: 200,
    body: await (url.endsWith('/logout') ? store.logout() : store.status()),
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  unfollow = followSession(queryClient)
  const { address, user } = await renderInApp(
    <>
      <Header />
      <Footer />
    </>,
    { client, send, queryClient },
  )
  return { client, store, address, user }
}

const menu = () => within(screen.getByRole('navigation', { name: 'Main menu' }))
const accountLinks = () => within(screen.getByRole('navigation', { name: 'Your account' }))
const linksIn = (part: { getAllByRole: (role: 'link') => HTMLElement[] }) =>
  part.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
const forEveryone = [
  ['Home', '/'],
  ['All Stores', '/stores'],
  ['About Us', '/about'],
  ['Contact', '/contact'],
]

test('a visitor finds every link of the menu, Login and Sign Up', async () => {
  const { client } = await openPage()
  await waitFor(() => expect(client.account.status).toHaveBeenCalled())
  expect(linksIn(menu())).toEqual([...forEveryone, ['Login', '/login']])
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe(
    '/signup',
  )
  expect(linksIn(accountLinks())).toEqual([
    ['Login', '/login'],
    ['Sign Up', '/signup'],
    ['Wishlist', '/wishlist'],
  ])
})

test('a person finds Wishlist, Account Settings and Logout instead of Login and Sign Up', async () => {
  const { store } = await openPage(anna)
  await screen.findByRole('button', { name: 'Logout' })
  expect(linksIn(menu())).toEqual([
    ...forEveryone,
    ['Wishlist', '/wishlist'],
    ['Account Settings', '/settings'],
  ])
  expect(linksIn(accountLinks())).toEqual([
    ['Wishlist', '/wishlist'],
    ['Account Settings', '/settings'],
  ])
  expect(screen.queryByRole('link', { name: /Login|Sign Up/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Dashboard' })).toBeNull()
  expect(store.status).not.toHaveBeenCalled()
})

test.each([
  [0, 'Wishlist'],
  [1, 'Wishlist11 wish'],
  [3, 'Wishlist33 wishes'],
  [99, 'Wishlist9999 wishes'],
  [120, 'Wishlist99+120 wishes'],
])('with %i wishes the wishlist link reads %s', async (wishes, text) => {
  const { client } = await openPage(anna, { wishes })
  await waitFor(() => expect(client.wishlist.count).toHaveBeenCalled())
  await waitFor(() => expect(menu().getByRole('link', { name: /Wishlist/ }).textContent).toBe(text))
})

test('a wish made in another tab is counted here', async () => {
  const { client } = await openPage(anna, { wishes: 1 })
  await waitFor(() =>
    expect(menu().getByRole('link', { name: /Wishlist/ }).textContent).toBe('Wishlist11 wish'),
  )
  client.wishlist.count.mockResolvedValue({ products: 2, stores: 0, total: 2 })
  const storageEvent = (newValue: string) => new StorageEvent('storage', { key: 'zilbazar-wished', newValue })
  dispatchEvent(storageEvent('somebody else'))
  expect(client.wishlist.count).toHaveBeenCalledTimes(1)
  dispatchEvent(storageEvent(anna._id))
  await waitFor(() =>
    expect(menu().getByRole('link', { name: /Wishlist/ }).textContent).toBe('Wishlist22 wishes'),
  )
})

test('a wishlist that cannot be counted has no badge', async () => {
  const { client } = await openPage(anna)
  client.wishlist.count.mockRejectedValue(new ApiError(501, undefined))
  await waitFor(() => expect(client.wishlist.count).toHaveBeenCalled())
  expect(menu().getByRole('link', { name: /Wishlist/ }).textContent).toBe('Wishlist')
})

test.each([
  ['goes to the dashboard', async () => ({ authenticated: true }), '/admin/dashboard'],
  ['logs in to the store first', async () => ({ authenticated: false }), '/admin/login'],
  ['logs in when the store’s session cannot be loaded', () => Promise.reject(new Error()), '/admin/login'],
])('at a press on Dashboard a store owner %s', async (_, status, path) => {
  const { store, user, address } = await openPage(ravi)
  store.status.mockImplementation(status)
  await user.click(await screen.findByRole('button', { name: 'Dashboard' }))
  await waitFor(() => expect(address()).toBe(path))
})

test('a person who logs out stays on the page as a visitor', async () => {
  const { client, store, user, address } = await openPage(anna)
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await menu().findByRole('link', { name: 'Login' })
  expect(client.account.logout).toHaveBeenCalledTimes(1)
  expect(store.logout).not.toHaveBeenCalled()
  expect(address()).toBe('/')
})

test('a store owner’s logout ends both sessions and leads to the home page', async () => {
  const { client, store, user, address } = await openPage(ravi)
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await menu().findByRole('link', { name: 'Login' })
  expect(client.account.logout).toHaveBeenCalledTimes(1)
  expect(store.logout).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(address()).toBe('/homepage'))
})

test.each([
  ['nobody else', null],
  ['a person without a store of his own', anna],
])(
  'with a store logged in beside %s there are Dashboard and Logout, which ends both sessions',
  async (_, person) => {
    localStorage.setItem('zilbazar-session', 'store 1')
    const { client, store, user, address } = await openPage(person, { isStoreIn: true })
    expect(await screen.findByRole('button', { name: 'Dashboard' })).toBeTruthy()
    expect(within(screen.getByRole('banner')).queryByRole('link', { name: /Login|Sign Up/ })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Logout' }))
    await menu().findByRole('link', { name: 'Login' })
    expect(store.logout).toHaveBeenCalledTimes(1)
    expect(client.account.logout).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(address()).toBe('/homepage'))
  },
)

test.each([
  ['the person’s', anna, 'account'],
  ['the store’s', ravi, 'store'],
] as const)(
  'a logout that fails to end %s session says so and leaves the person in',
  async (_, person, area) => {
    const { client, store, user } = await openPage(person)
    const logout = area === 'store' ? store.logout : client.account.logout
    logout.mockRejectedValue(new TypeError('no network'))
    await user.click(await screen.findByRole('button', { name: 'Logout' }))
    expect((await screen.findAllByText('Logout failed!')).length).toBeGreaterThan(0)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Logout' }).disabled).toBe(false)
  },
)

test('the account dropdown closes on Escape, on an outside click and on navigation', async () => {
  const { user } = await openPage(anna)
  const button = await screen.findByRole('button', { name: 'Account' })
  const isOpen = () => button.getAttribute('aria-expanded') === 'true'
  await user.click(button)
  expect(isOpen()).toBe(true)
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Account Settings')
  await user.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(button)
  await user.click(button)
  await user.click(screen.getByRole('contentinfo'))
  expect(isOpen()).toBe(false)
  await user.click(button)
  await user.tab({ shift: true })
  expect(isOpen()).toBe(false)
  await user.click(button)
  await user.click(menu().getByRole('link', { name: 'Account Settings' }))
  await waitFor(() => expect(isOpen()).toBe(false))
})

test('the menu opens and closes, and Escape returns the focus to its button', async () => {
  const { user } = await openPage()
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  expect(screen.getByRole('button', { name: 'Close menu' }).getAttribute('aria-expanded')).toBe('true')
  await user.tab()
  await user.keyboard('{Escape}')
  const button = screen.getByRole('button', { name: 'Open menu' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(button)
})

test('following a link closes the menu', async () => {
  const { user, address } = await openPage()
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  await user.click(menu().getByRole('link', { name: 'About Us' }))
  await waitFor(() => expect(address()).toBe('/about'))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open menu' })).toBeTruthy())
})
