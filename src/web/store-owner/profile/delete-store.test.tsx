import { cleanup, screen, waitFor } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, expect, test, vi } from 'vitest'
import { aProfile, bodiesOf, refused, renderProfile } from '#tests/support/web/render-profile.tsx'
import { DeleteStore } from './delete-store.tsx'

afterEach(() => {
  cleanup()
  toast.remove()
})

async function open(deletion: unknown = { message: 'Account deleted successfully.' }, more = {}) {
  const onDeleted = vi.fn()
  const page = await renderProfile(<DeleteStore onDeleted={onDeleted} />, {
    'GET /auth/admin/profile': { profile: aProfile() },
    'GET /products/admin-products/all': { products: [{}, {}, {}] },
    'DELETE /auth/admin/delete': deletion,
    ...more,
  })
  await screen.findByText('3 products, with their pictures')
  const { user } = page
  return { ...page, onDeleted, goOn: () => user.click(screen.getByRole('button', { name: /go on/ })) }
}

const name = () => screen.getByLabelText('Type the name of your store to confirm')
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Delete for good' })

test('the first step of a deletion lists what is deleted and what is kept', async () => {
  const { sent } = await open()
  for (const said of [/permanently/, /Anjali Ramgoolam/, /new approval/, /full refund/, /fees you paid/]) {
    expect(screen.getByText(said)).toBeTruthy()
  }
  expect(screen.queryByRole('button', { name: 'Delete for good' })).toBeNull()
  expect(bodiesOf(sent, 'DELETE')).toEqual([])
})

test('the store is deleted only after its exact name is typed, apart from surrounding spaces', async () => {
  const { user, goOn, sent, onDeleted } = await open()
  await goOn()
  expect(document.activeElement).toBe(name())
  for (const wrong of ['lakaz bonbon', 'Lakaz']) {
    await user.clear(name())
    await user.type(name(), `${wrong}{Enter}`)
    expect(button().disabled).toBe(true)
  }
  expect(bodiesOf(sent, 'DELETE')).toEqual([])
  await user.clear(name())
  await user.type(name(), ' Lakaz Bonbon ')
  expect(button().disabled).toBe(false)
  await user.click(button())
  await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1))
  expect(bodiesOf(sent, 'DELETE')).toHaveLength(1)
  expect((await screen.findAllByText('Account deleted successfully.')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Delete for good' })).toBeNull()
})

test('the second step of a deletion can be cancelled', async () => {
  const { user, goOn } = await open()
  await goOn()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /go on/ }))
})

test.each([
  [refused(409, 'Settle your fees first.'), 'Settle your fees first.'],
  [refused(500), 'Failed to delete admin.'],
])('a store that cannot be deleted stays, and the reason is said (%#)', async (answer, sentence) => {
  const { user, goOn, onDeleted } = await open(answer)
  await goOn()
  await user.type(name(), 'Lakaz Bonbon')
  await user.click(button())
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(onDeleted).not.toHaveBeenCalled()
  await waitFor(() => expect(button().disabled).toBe(false))
})

const needed = { status: 403, body: { code: 'password-needed', message: 'Please enter your password.' } }
const deleted = { message: 'Account deleted successfully.' }

test('when the login was a while ago the store’s password is asked for, and the deletion goes on by itself', async () => {
  let tries = 0
  const { user, goOn, sent, onDeleted } = await open(() => (tries++ === 0 ? needed : deleted), {
    'POST /auth/admin/confirm-password': { message: 'Thank you.' },
  })
  await goOn()
  await user.type(name(), 'Lakaz Bonbon{Enter}')
  const password = await screen.findByLabelText('Password')
  await waitFor(() => expect(document.activeElement).toBe(password))
  await user.type(password, 'coral and cane{Enter}')
  await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1))
  expect(bodiesOf(sent, 'POST')).toEqual([{ password: 'coral and cane' }])
  expect(bodiesOf(sent, 'DELETE')).toHaveLength(2)
})

test('a wrong password is shown at its field, and closing the dialog keeps the typed name', async () => {
  const sentence = 'Your password is not right.'
  const { user, goOn, onDeleted } = await open(needed, {
    'POST /auth/admin/confirm-password': {
      status: 400,
      body: { code: 'wrong-password', message: sentence, issues: [{ path: 'password', message: sentence }] },
    },
  })
  await goOn()
  await user.type(name(), 'Lakaz Bonbon{Enter}')
  await user.type(await screen.findByLabelText('Password'), 'a guess{Enter}')
  expect(await screen.findByText(sentence)).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull())
  expect((name() as HTMLInputElement).value).toBe('Lakaz Bonbon')
  expect(onDeleted).not.toHaveBeenCalled()
})
