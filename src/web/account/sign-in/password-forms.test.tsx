import { cleanup, screen } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, noNetwork, refuse, renderAccount } from '#tests/support/web/render-account.tsx'
import { ForgotPasswordForm } from '#web/account/forgot-password/forgot-password-form.tsx'
import { ResetPasswordForm } from '#web/account/reset-password/reset-password-form.tsx'
import { ChangePassword } from '#web/account/settings/change-password.tsx'
import type { Client } from '#web/shared/api/client.ts'

afterEach(() => {
  cleanup()
  toast.remove()
})

test('a forgotten password is requested by email, and the server’s answer is passed on', async () => {
  const forgotPassword = vi.fn(answer('If an account has this address, a mail is on its way.'))
  const onSent = vi.fn()
  const { user } = await renderAccount(<ForgotPasswordForm onSent={onSent} />, { forgotPassword })
  await user.type(screen.getByLabelText('Email'), 'anjali{Enter}')
  expect(await screen.findByText('Please enter a valid email address.')).toBeTruthy()
  await user.type(screen.getByLabelText('Email'), '@example.mu{Enter}')
  await vi.waitFor(() =>
    expect(onSent).toHaveBeenCalledWith('If an account has this address, a mail is on its way.'),
  )
  expect(forgotPassword.mock.calls).toEqual([[{ email: 'anjali@example.mu' }]])
})

test('a request for a new password that fails shows an error', async () => {
  const { user } = await renderAccount(<ForgotPasswordForm onSent={() => {}} />, {
    forgotPassword: noNetwork,
  })
  await user.type(screen.getByLabelText('Email'), 'anjali@example.mu{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('The site could not be reached.')
})

async function openReset(resetPassword: Client['account']['resetPassword']) {
  const onChanged = vi.fn()
  const onDeadLink = vi.fn()
  const form = <ResetPasswordForm token="a-token" onChanged={onChanged} onDeadLink={onDeadLink} />
  const { user } = await renderAccount(form, { resetPassword })
  await user.type(screen.getByLabelText('New password'), 'coral and cane')
  await user.type(screen.getByLabelText('Confirm password'), 'coral and cane{Enter}')
  return { onChanged, onDeadLink }
}

test('a new password is sent with the link’s token', async () => {
  const resetPassword = vi.fn(answer('Your password is changed. You can log in now.'))
  const { onChanged } = await openReset(resetPassword)
  await vi.waitFor(() =>
    expect(onChanged).toHaveBeenCalledWith('Your password is changed. You can log in now.'),
  )
  expect(resetPassword).toHaveBeenCalledWith({ token: 'a-token', password: 'coral and cane' })
})

test.each([
  ['used', refuse(400, 'bad-link', 'This link may have expired or is invalid.')],
  ['cut short', refuse(400, 'invalid-input', 'No.', [{ path: 'token', message: 'No.' }])],
])('a link that is %s is no dead end', async (_, resetPassword) => {
  const { onDeadLink, onChanged } = await openReset(resetPassword)
  await vi.waitFor(() => expect(onDeadLink).toHaveBeenCalledTimes(1))
  expect(onChanged).not.toHaveBeenCalled()
})

test('a refused password is shown at its field and the link stays valid', async () => {
  const sentence = 'This password is too common.'
  const { onDeadLink } = await openReset(
    refuse(400, 'weak-password', sentence, [{ path: 'password', message: sentence }]),
  )
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(onDeadLink).not.toHaveBeenCalled()
})

async function openChange(changePassword: Client['account']['changePassword']) {
  const { user } = await renderAccount(<ChangePassword email="anjali@example.mu" />, { changePassword })
  await user.type(screen.getByLabelText('Current password'), 'the old reef road')
  await user.type(screen.getByLabelText('New password'), 'coral and cane')
  await user.type(screen.getByLabelText('Confirm password'), 'coral and cane{Enter}')
}

test('a changed password empties the form and says that other devices are logged out', async () => {
  const changePassword = vi.fn(answer('Your password is changed. Everywhere else you are logged out.'))
  await openChange(changePassword)
  expect(
    await screen.findByText('Your password is changed. Everywhere else you are logged out.'),
  ).toBeTruthy()
  expect(changePassword.mock.calls).toEqual([
    [{ currentPassword: 'the old reef road', password: 'coral and cane' }],
  ])
  for (const label of ['Current password', 'New password', 'Confirm password'])
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('')
})

test('a wrong current password is shown beside its field', async () => {
  const sentence = 'Your current password is not right.'
  await openChange(refuse(400, 'wrong-password', sentence, [{ path: 'currentPassword', message: sentence }]))
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Current password'))
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('coral and cane')
})

const ofStore = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: /^Also log my store out everywhere/ })

test.each([
  [true, { endStoreSessions: true }],
  [false, {}],
])('a store owner can also log out the store with a new password (%s)', async (isTicked, chosen) => {
  const changePassword = vi.fn(answer('Your password is changed.'))
  const { user } = await renderAccount(<ChangePassword email="anjali@example.mu" hasStore />, {
    changePassword,
  })
  await user.type(screen.getByLabelText('Current password'), 'the old reef road')
  await user.type(screen.getByLabelText('New password'), 'coral and cane')
  expect(ofStore().checked).toBe(false)
  if (isTicked) await user.click(ofStore())
  await user.type(screen.getByLabelText('Confirm password'), 'coral and cane{Enter}')
  await screen.findByText('Your password is changed.')
  expect(changePassword.mock.calls).toEqual([
    [{ currentPassword: 'the old reef road', password: 'coral and cane', ...chosen }],
  ])
})

test('a person without a store is not asked about store sessions', async () => {
  await renderAccount(<ChangePassword email="anjali@example.mu" />, {})
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('a password reset offers the same to a store owner', async () => {
  const resetPassword = vi.fn(answer('Your password is changed.'))
  const form = <ResetPasswordForm token="a-token" hasStore onChanged={() => {}} onDeadLink={() => {}} />
  const { user } = await renderAccount(form, { resetPassword })
  await user.type(screen.getByLabelText('New password'), 'coral and cane')
  await user.click(ofStore())
  await user.type(screen.getByLabelText('Confirm password'), 'coral and cane{Enter}')
  await vi.waitFor(() =>
    expect(resetPassword).toHaveBeenCalledWith({
      token: 'a-token',
      password: 'coral and cane',
      endStoreSessions: true,
    }),
  )
})
