import { cleanup, screen, waitFor } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, expect, test, vi } from 'vitest'
import { no, renderInConsole, yes } from '#tests/support/web/render-in-console.tsx'
import type { Answer, ApiCall } from '#web/shared/api/client.ts'
import { OwnerLoginForm } from './owner-login-form.tsx'

afterEach(() => {
  cleanup()
  toast.remove()
})

const needed = no(401, 'second-factor-needed', 'Please enter the code from your authenticator app.')
const wrong = no(401, 'second-factor-wrong', 'That code is not right, or it was used before.')

async function logIn(answer: (call: ApiCall) => Answer) {
  const onLoggedIn = vi.fn()
  const { user, sent } = await renderInConsole(<OwnerLoginForm onLoggedIn={onLoggedIn} />, answer)
  await user.type(screen.getByLabelText('Email'), 'owner@example.mu')
  await user.type(screen.getByLabelText('Password'), 'coral and cane{Enter}')
  return { user, sent, onLoggedIn }
}

const bodyOf = (call: ApiCall) => call.body as { code?: string }

test('without a second factor the password is enough', async () => {
  const { onLoggedIn, sent } = await logIn(() => yes({ message: 'Login successful!' }))
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledTimes(1))
  expect(sent.map(({ body }) => body)).toEqual([{ email: 'owner@example.mu', password: 'coral and cane' }])
})

test('once the password is right the code is asked for, with the focus in its field and the password kept', async () => {
  const { user, onLoggedIn, sent } = await logIn((call) => {
    if (!bodyOf(call).code) return needed
    return bodyOf(call).code === '123456' ? yes({ message: 'Login successful!' }) : wrong
  })
  const code = await screen.findByLabelText<HTMLInputElement>('Code')
  await waitFor(() => expect(document.activeElement).toBe(code))
  expect([code.inputMode, code.autocomplete]).toEqual(['numeric', 'one-time-code'])
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('coral and cane')

  await user.type(code, '000000{Enter}')
  expect(await screen.findByText('That code is not right, or it was used before.')).toBeTruthy()
  await user.clear(code)
  await user.type(code, '123456{Enter}')
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledTimes(1))
  expect(sent).toHaveLength(3)
})

test('a recovery code can be typed with letters', async () => {
  const { user } = await logIn(() => needed)
  await screen.findByLabelText('Code')
  await user.click(screen.getByRole('button', { name: /recovery code/ }))
  expect(screen.getByLabelText<HTMLInputElement>('Recovery code').inputMode).toBe('text')
})

test('a wrong password is shown in the form and can be typed again', async () => {
  await logIn(() => no(401, 'wrong-credentials', 'Invalid email or password.'))
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid email or password.')
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
})
