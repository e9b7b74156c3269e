import { cleanup, screen, waitFor } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, noNetwork, refuse, renderAccount } from '#tests/support/web/render-account.tsx'
import { SignupForm } from './signup-form.tsx'

afterEach(() => {
  cleanup()
  toast.remove()
})

const good = {
  Name: 'Anjali',
  Email: 'anjali@example.mu',
  Password: 'coral and cane',
  'Confirm password': 'coral and cane',
}

async function openForm(signup: () => Promise<{ message: string }> = answer('Signup successful!')) {
  const call = vi.fn(signup)
  const onSignedUp = vi.fn()
  const { user } = await renderAccount(<SignupForm onSignedUp={onSignedUp} />, { signup: call })
  async function fillIn(changes: Partial<typeof good> = {}) {
    for (const [label, value] of Object.entries({ ...good, ...changes })) {
      const field = screen.getByLabelText(label)
      await user.clear(field)
      if (value) await user.type(field, value)
    }
    await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  }
  return { user, fillIn, call, onSignedUp }
}

test.each([
  ['Name', '', 'Please enter your name.'],
  ['Name', '   ', 'Please enter your name.'],
  ['Name', '<b>Anjali', 'Please write your name without < and >.'],
  ['Name', '1234', 'Please write your name with letters.'],
  ['Name', 'a'.repeat(101), 'Your name can have at most 100 characters.'],
  ['Email', '', 'Please enter your email address.'],
  ['Email', 'anjali', 'Please enter a valid email address.'],
  ['Email', 'anjali@example', 'Please enter a valid email address.'],
  ['Confirm password', '', 'Please enter the password once more.'],
  ['Confirm password', 'something else', 'Passwords do not match!'],
])('%s %j is not sent: the field says “%s” and has the focus', async (label, value, sentence) => {
  const { fillIn, call } = await openForm()
  await fillIn({ [label]: value })
  const field = screen.getByLabelText(label)
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(description(field)).toContain(sentence)
  expect(document.activeElement).toBe(field)
  expect(call).not.toHaveBeenCalled()
})

test.each([
  ['', 'Please choose a password.'],
  ['nine char', 'Please choose a password of at least 10 characters.'],
  ['x'.repeat(129), 'Please choose a password of at most 128 characters.'],
])('a password like %j is not sent', async (password, sentence) => {
  const { fillIn, call } = await openForm()
  await fillIn({ Password: password, 'Confirm password': password })
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(call).not.toHaveBeenCalled()
})

test('with several mistakes the first invalid field has the focus', async () => {
  const { fillIn } = await openForm()
  await fillIn({ Name: '', Email: '', Password: '', 'Confirm password': '' })
  await screen.findByText('Please enter your name.')
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})

test('a corrected field loses its error while typing', async () => {
  const { fillIn, user } = await openForm()
  await fillIn({ 'Confirm password': 'coral' })
  await screen.findByText('Passwords do not match!')
  await user.type(screen.getByLabelText('Confirm password'), ' and cane')
  expect(screen.queryByText('Passwords do not match!')).toBeNull()
})

test('a signup is sent once, without the repeated password, and reported', async () => {
  const { fillIn, call, onSignedUp } = await openForm()
  await fillIn()
  expect(await screen.findByText('Signup successful!')).toBeTruthy()
  expect(call.mock.calls).toEqual([
    [{ name: 'Anjali', email: 'anjali@example.mu', password: 'coral and cane' }],
  ])
  expect(onSignedUp).toHaveBeenCalledWith('anjali@example.mu')
})

test('a server error is shown beside its field', async () => {
  const sentence = 'This password is among the most common ones.'
  const { fillIn } = await openForm(
    refuse(400, 'invalid-input', sentence, [{ path: 'password', message: sentence }]),
  )
  await fillIn()
  await screen.findByText(sentence)
  expect(description(screen.getByLabelText('Password'))).toBe(`10 to 128 characters ${sentence}`)
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
})

test.each([
  ['the server’s sentence', refuse(429, 'too-many', 'Please wait ten minutes.'), 'Please wait ten minutes.'],
  ['a plain one', refuse(500, 'internal', ''), 'Something went wrong!'],
  ['a plain one without network', noNetwork, 'Something went wrong!'],
])('any other failure shows %s, and nothing typed is lost', async (_, signup, sentence) => {
  const { fillIn, onSignedUp } = await openForm(signup)
  await fillIn()
  expect((await screen.findByRole('alert')).textContent).toContain(sentence)
  for (const [label, value] of Object.entries(good))
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(value)
  expect(onSignedUp).not.toHaveBeenCalled()
})

test('one button shows both passwords', async () => {
  const { user } = await openForm()
  const types = () =>
    ['Password', 'Confirm password'].map((label) => screen.getByLabelText(label).getAttribute('type'))
  const button = screen.getByRole('button', { name: 'Show password' })
  expect([types(), button.getAttribute('aria-pressed')]).toEqual([['password', 'password'], 'false'])
  await user.click(button)
  expect([types(), button.getAttribute('aria-pressed')]).toEqual([['text', 'text'], 'true'])
})

test('every field has its autocomplete attribute', async () => {
  await openForm()
  const kinds = Object.keys(good).map((label) => screen.getByLabelText(label).getAttribute('autocomplete'))
  expect(kinds).toEqual(['name', 'email', 'new-password', 'new-password'])
})

test('the button is disabled while the signup is sent', async () => {
  let finish = () => {}
  const { fillIn, call } = await openForm(
    () => new Promise((resolve) => (finish = () => resolve({ message: 'Signup successful!' }))),
  )
  await fillIn()
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign Up' })
  await waitFor(() => expect([button.disabled, button.getAttribute('aria-busy')]).toEqual([true, 'true']))
  finish()
  await screen.findByText('Signup successful!')
  expect(call).toHaveBeenCalledTimes(1)
})

test('the cookie notice leads to the privacy policy', async () => {
  await openForm()
  expect(screen.getByText(/We use cookies/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy-policy')
})

function description(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}
