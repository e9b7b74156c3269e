import { cleanup, screen } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, noNetwork, refuse, renderAccount } from '#tests/support/web/render-account.tsx'
import type { Client } from '#web/shared/api/client.ts'
import { EmailVerification, useVerification } from './email-verification.tsx'

afterEach(() => {
  cleanup()
  toast.remove()
})

function Page() {
  return <EmailVerification verification={useVerification('a-token')} />
}

const open = (verifyEmail: Client['account']['verifyEmail'], calls: Partial<Client['account']> = {}) =>
  renderAccount(<Page />, { verifyEmail, ...calls })

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const badLink = refuse(400, 'bad-link', 'This link may have expired or is invalid.')

test('a link is sent once, even when React renders twice', async () => {
  const verifyEmail = vi.fn(answer('Email verified successfully.'))
  await open(verifyEmail)
  await heading('Email Verified')
  expect(verifyEmail.mock.calls).toEqual([[{ token: 'a-token' }]])
})

test('the screen says that the link is being checked', async () => {
  await open(() => new Promise(() => {}))
  expect((await screen.findByRole('status')).textContent).toContain('Verifying your email')
})

test.each([
  ['Email verified successfully.', 'Email Verified'],
  ['Your email is already verified.', 'Already verified'],
])('the answer “%s” shows %s and a link to the login', async (message, title) => {
  await open(answer(message))
  await heading(title)
  expect(screen.getByRole('link', { name: 'Go to login' }).getAttribute('href')).toBe('/login')
})

test('an invalid link shows the reason, a link to support and a form for a new one', async () => {
  const resendVerification = vi.fn(answer('Verification email resent!'))
  const { user } = await open(badLink, { resendVerification })
  await heading('Verification Failed')
  expect(screen.getByText('This link may have expired or is invalid.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/contact')
  await user.type(screen.getByLabelText('Email'), 'anjali@example.mu{Enter}')
  expect(await screen.findByText('A new link is on its way to anjali@example.mu.')).toBeTruthy()
  expect(resendVerification).toHaveBeenCalledWith({ email: 'anjali@example.mu' })
})

test.each([
  ['without network', noNetwork, 'The site could not be reached. Check your connection and try again.'],
  ['with a failing server', refuse(500, 'internal', 'Our fault.'), 'Our fault.'],
  ['when asked too often', refuse(429, 'too-many', 'Please wait.'), 'Please wait.'],
])('%s the link can be tried again', async (_, failing, reason) => {
  let attempts = 0
  const verifyEmail = vi.fn(() => (attempts++ === 0 ? failing() : answer('Email verified successfully.')()))
  const { user } = await open(verifyEmail)
  await heading('We could not check your link')
  expect(screen.getByText(reason)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await heading('Email Verified')
  expect(verifyEmail).toHaveBeenCalledTimes(2)
})
