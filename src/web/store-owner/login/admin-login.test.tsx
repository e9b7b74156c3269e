import { Outlet } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { pageAlone } from '#tests/support/web/render-in-app.tsx'
import {
  answered,
  aShopper,
  aStoreOwner,
  noNetwork,
  refused,
  renderStoreScreen,
} from '#tests/support/web/render-store-screen.tsx'
import { adminLoginRoute } from './admin-login.route.ts'

const open = (circumstances: Parameters<typeof renderStoreScreen>[1]) =>
  renderStoreScreen(<Outlet />, { at: '/admin/login', routes: pageAlone(adminLoginRoute), ...circumstances })

async function logIn(login: ReturnType<typeof refused>, person: typeof aShopper | null = aStoreOwner) {
  const me = vi.fn(async () => person ?? aShopper)
  const page = await open({ person, account: { me }, answers: { '/admin/login': login } })
  await page.user.type(screen.getByLabelText('Email'), 'shop@example.mu')
  await page.user.type(screen.getByLabelText('Password'), 'coral and cane{Enter}')
  return { ...page, me }
}

test('a store owner logs in and goes to the dashboard', async () => {
  const { address, sentTo, me } = await logIn(answered({ message: 'Login successful!' }))
  expect(await screen.findByText('Login successful!')).toBeTruthy()
  await waitFor(() => expect(address()).toBe('/admin/dashboard'))
  expect(sentTo('/admin/login')).toEqual([{ email: 'shop@example.mu', password: 'coral and cane' }])
  await waitFor(() => expect(me).toHaveBeenCalledTimes(2))
})

test('a store with a second factor is asked for a code after the password', async () => {
  const { user, address, sentTo } = await open({
    answers: {
      '/admin/login': ({ body }) =>
        (body as { code?: string }).code
          ? answered({ message: 'Login successful!' })()
          : refused(401, 'second-factor-needed', 'Please enter the code from your authenticator app.')(),
    },
  })
  await user.type(screen.getByLabelText('Email'), 'shop@example.mu')
  await user.type(screen.getByLabelText('Password'), 'coral and cane{Enter}')
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}')
  await waitFor(() => expect(address()).toBe('/admin/dashboard'))
  expect(sentTo('/admin/login').at(-1)).toEqual({
    email: 'shop@example.mu',
    password: 'coral and cane',
    code: '123456',
  })
})

test('a store whose session ended returns to its view after the login', async () => {
  const from = '/admin/dashboard/products'
  const { user, address } = await open({
    at: `/admin/login?${new URLSearchParams({ next: from })}`,
    answers: { '/admin/login': answered({ message: 'Login successful!' }) },
  })
  await user.type(screen.getByLabelText('Email'), 'shop@example.mu')
  await user.type(screen.getByLabelText('Password'), 'coral and cane{Enter}')
  await waitFor(() => expect(address()).toBe(from))
})

test('a store login does not require a session of the person', async () => {
  const { address, me } = await logIn(answered({ message: 'Login successful!' }), null)
  await waitFor(() => expect(address()).toBe('/admin/dashboard'))
  expect(me).not.toHaveBeenCalled()
})

test('wrong credentials show a toast, keep the email and focus the password', async () => {
  const { address } = await logIn(refused(401, 'wrong-credentials', 'Invalid email or password.'))
  expect((await screen.findByRole('status')).textContent).toBe('Invalid email or password.')
  expect(screen.getByRole('alert').textContent).toBe('Invalid email or password.')
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  expect(address()).toBe('/admin/login')
})

test.each([
  ['too many tries', refused(429, 'too-many', 'Please wait a minute.'), 'Please wait a minute.'],
  ['no network', noNetwork, 'The site could not be reached. Check your connection and try again.'],
])('with %s the toast is the same, and the true reason stands in the form', async (_, login, reason) => {
  await logIn(login)
  expect(await screen.findByText('Invalid email or password.')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe(reason)
})

test.each([
  ['a suspended store', 'store-suspended', 'Your store is suspended.', 'Write to us', '/contact'],
  [
    'credentials of a person',
    'person-account',
    'They belong to your own account.',
    'Log in as a shopper',
    '/login',
  ],
])('with %s the form also links to the next step', async (_, code, reason, link, href) => {
  await logIn(refused(403, code, reason))
  expect(await screen.findByText('Invalid email or password.')).toBeTruthy()
  const told = within(screen.getByRole('alert'))
  expect(told.getByText(reason)).toBeTruthy()
  expect(told.getByRole('link', { name: link }).getAttribute('href')).toBe(href)
})

test('a logged-in store gets a link to its dashboard', async () => {
  await open({ answers: { '/admin/status': answered({ authenticated: true }) } })
  const link = await screen.findByRole('link', { name: 'Go to the dashboard' })
  expect(link.getAttribute('href')).toBe('/admin/dashboard')
  expect(screen.queryByLabelText('Email')).toBeNull()
})

test('the login links to the registration', async () => {
  await open({ person: null })
  expect(screen.getByRole('link', { name: 'Register your store' }).getAttribute('href')).toBe('/admin/signup')
})

const forgot = '/admin/login?forgot=true'

test('a store owner sets a new store password with their own password', async () => {
  const message = 'Your store has a new password. Please log in.'
  const { user, address, sentTo } = await open({
    person: aStoreOwner,
    at: forgot,
    answers: { '/new-password': answered({ message }) },
  })
  await user.type(await screen.findByLabelText('Password of your own account'), 'by the reef')
  await user.type(screen.getByLabelText('New store password'), 'coral and cane')
  await user.type(screen.getByLabelText('Confirm password'), 'coral and cane{Enter}')
  expect(await screen.findByText(message)).toBeTruthy()
  expect(sentTo('/new-password')).toEqual([
    { currentPassword: 'by the reef', password: 'coral and cane', confirmPassword: 'coral and cane' },
  ])
  await waitFor(() => expect(address()).toBe('/admin/login'))
})

test('a wrong own password is shown beside its field', async () => {
  const message = 'Your current password is not right.'
  const { user } = await open({
    person: aStoreOwner,
    at: forgot,
    answers: {
      '/new-password': refused(400, 'wrong-password', message, [{ path: 'currentPassword', message }]),
    },
  })
  const own = await screen.findByLabelText('Password of your own account')
  await user.type(own, 'by the beach')
  await user.type(screen.getByLabelText('New store password'), 'coral and cane')
  await user.type(screen.getByLabelText('Confirm password'), 'coral and cane{Enter}')
  expect(await screen.findByText(message)).toBeTruthy()
  expect(document.activeElement).toBe(own)
})

test.each([
  [
    'a visitor may log in with their own password',
    null,
    'Log in with it',
    '/login?next=%2Fadmin%2Flogin%3Fforgot%3Dtrue',
  ],
  ['a person without a store may write to us', aShopper, 'Contact us', '/contact'],
])('for a forgotten store password %s', async (_, person, name, href) => {
  await open({ person, at: forgot })
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href)
  expect(screen.queryByLabelText('New store password')).toBeNull()
})

test('a visitor asks for a link by mail and reads what happens', async () => {
  const message = 'A mail with a link is on its way.'
  const { user, sentTo } = await open({
    person: null,
    at: forgot,
    answers: { '/forgot-password': answered({ message }) },
  })
  await user.type(await screen.findByLabelText('Email address of the store'), 'shop@example.mu{Enter}')
  expect((await screen.findByRole('status')).textContent).toContain(message)
  expect(sentTo('/forgot-password')).toEqual([{ email: 'shop@example.mu' }])
})
