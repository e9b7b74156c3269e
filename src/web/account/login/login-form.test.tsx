import { cleanup, screen } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { letTimePass } from '#tests/support/web/let-time-pass.ts'
import { answer, noNetwork, refuse, renderAccount } from '#tests/support/web/render-account.tsx'
import type { Client } from '#web/shared/api/client.ts'
import { LoginForm } from './login-form.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-15T08:00:00.000Z') })
})
afterEach(() => {
  cleanup()
  toast.remove()
  vi.useRealTimers()
})

const unverified = refuse(403, 'email-unverified', 'Please verify your email first!')

async function logIn(calls: Partial<Client['account']>) {
  const onLoggedIn = vi.fn()
  const { user } = await renderAccount(<LoginForm onLoggedIn={onLoggedIn} />, calls)
  await user.type(screen.getByLabelText('Email'), 'anjali@example.mu')
  await user.type(screen.getByLabelText('Password'), 'coral and cane{Enter}')
  return { user, onLoggedIn }
}

test('Enter logs in and shows a toast', async () => {
  const login = vi.fn(answer('Login successful!'))
  const { onLoggedIn } = await logIn({ login })
  expect(await screen.findByText('Login successful!')).toBeTruthy()
  expect(login).toHaveBeenCalledWith({ email: 'anjali@example.mu', password: 'coral and cane' })
  expect(onLoggedIn).toHaveBeenCalledTimes(1)
})

test('the login needs email and password', async () => {
  const login = vi.fn(answer('Login successful!'))
  const { user } = await renderAccount(<LoginForm onLoggedIn={() => {}} />, { login })
  await user.click(screen.getByRole('button', { name: 'Login' }))
  expect(await screen.findByText('Please enter your email address.')).toBeTruthy()
  expect(screen.getByText('Please enter your password.')).toBeTruthy()
  expect(login).not.toHaveBeenCalled()
})

test('every field has its autocomplete attribute', async () => {
  await renderAccount(<LoginForm onLoggedIn={() => {}} />, {})
  const kinds = ['Email', 'Password'].map((label) =>
    screen.getByLabelText(label).getAttribute('autocomplete'),
  )
  expect(kinds).toEqual(['username', 'current-password'])
})

test('a wrong password shows a toast, keeps the email and focuses the password', async () => {
  const { onLoggedIn } = await logIn({
    login: refuse(401, 'wrong-credentials', 'Invalid email or password.'),
  })
  expect((await screen.findByRole('status')).textContent).toBe('Invalid email or password.')
  expect(screen.getByRole('alert').textContent).toBe('Invalid email or password.')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('anjali@example.mu')
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  expect(onLoggedIn).not.toHaveBeenCalled()
})

test.each([
  ['too many attempts', refuse(429, 'too-many', 'Please wait a minute.'), 'Please wait a minute.'],
  ['a busy server', refuse(503, 'busy', 'We are busy.'), 'We are busy.'],
  [
    'a server without words',
    refuse(502, 'unknown', ''),
    'The site cannot answer just now. Please try again in a moment.',
  ],
  ['no network', noNetwork, 'The site could not be reached. Check your connection and try again.'],
])('with %s the toast is the same, and the true reason stands in the form', async (_, login, reason) => {
  await logIn({ login })
  expect(await screen.findByText('Invalid email or password.')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe(reason)
})

test('an unconfirmed email shows a toast and the panel to resend the mail', async () => {
  await logIn({ login: unverified })
  expect(await screen.findByText('You must verify your email first. Check your inbox.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Resend verification email' })).toBeTruthy()
  expect(screen.queryByText('Invalid email or password.')).toBeNull()
})

test('after a resend the button is locked for 60 seconds and a line confirms it for 8', async () => {
  const resendVerification = vi.fn(answer('Verification email resent!'))
  const { user } = await logIn({ login: unverified, resendVerification })
  await user.click(await screen.findByRole('button', { name: 'Resend verification email' }))
  expect(await screen.findByText('Verification email resent!')).toBeTruthy()
  expect(resendVerification.mock.calls).toEqual([[{ email: 'anjali@example.mu' }]])

  const line = 'A new link is on its way to anjali@example.mu.'
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send again in \d+ s$/ })
  expect([button().disabled, screen.queryByText(line) !== null]).toEqual([true, true])
  await letTimePass(7_000)
  expect(screen.queryByText(line)).not.toBeNull()
  await letTimePass(1_500)
  expect(screen.queryByText(line)).toBeNull()
  await letTimePass(50_000)
  expect(button().disabled).toBe(true)
  await letTimePass(3_000)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Resend verification email' }).disabled).toBe(
    false,
  )
})

test('a resend that fails says so, with the reason, and can be tried again', async () => {
  const { user } = await logIn({
    login: unverified,
    resendVerification: refuse(429, 'too-many', 'Please wait 40 seconds.'),
  })
  const name = 'Resend verification email'
  await user.click(await screen.findByRole('button', { name }))
  expect(await screen.findByText('Failed to resend verification email.')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('Please wait 40 seconds.')
  expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(false)
})

test('the resend panel disappears at the next attempt', async () => {
  let attempts = 0
  const { user } = await logIn({
    login: () => (attempts++ === 0 ? unverified() : answer('Login successful!')()),
  })
  await screen.findByRole('button', { name: 'Resend verification email' })
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await screen.findByText('Login successful!')
  expect(screen.queryByRole('button', { name: 'Resend verification email' })).toBeNull()
})

test('another attempt while unconfirmed leaves the countdown running', async () => {
  const { user } = await logIn({
    login: unverified,
    resendVerification: answer('Verification email resent!'),
  })
  await user.click(await screen.findByRole('button', { name: 'Resend verification email' }))
  await screen.findByRole('button', { name: /^Send again in/ })
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await screen.findByText('You must verify your email first. Check your inbox.')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Send again in/ }).disabled).toBe(true)
})

test('a store’s credentials show the usual toast and a link to the store’s login', async () => {
  const reason = 'This email and password belong to a store. Please use the login for stores.'
  await logIn({ login: refuse(403, 'store-account', reason) })
  expect(await screen.findByText('Invalid email or password.')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain(reason)
  expect(screen.getByRole('link', { name: 'Go to the store login' }).getAttribute('href')).toBe(
    '/admin/login',
  )
})
