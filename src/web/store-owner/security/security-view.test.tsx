import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, expect, test } from 'vitest'
import type { OpenSession } from '#contract/shapes/personal-data.ts'
import type { ApiCall, Send } from '#web/shared/api/client.ts'
// The browser loads this module on demand; the test loads it beforehand.
import '#web/ui/overlays/toast-list.tsx'
import { renderInApp } from '#tests/support/web/render-in-app.tsx'
import { SecurityView } from './security-view.tsx'

afterEach(() => {
  cleanup()
  toast.remove()
})

const aSession = (number: number, changes: Partial<OpenSession> = {}): OpenSession => ({
  _id: `0193a000-0000-7000-8000-00000000000${number}`,
  device: 'Firefox on Android',
  createdAt: '2026-11-10T08:00:00Z',
  lastUsedAt: '2026-11-12T08:00:00Z',
  isCurrent: false,
  ...changes,
})

async function open() {
  let sessions = [aSession(1), aSession(2, { device: 'Chrome on Windows', isCurrent: true }), aSession(3)]
  const sent: ApiCall[] = []
  let asked: string | undefined
  const send: Send = async (call) => {
    sent.push(call)
    const { method, url } = call
    if (url.endsWith('/password')) sessions = sessions.filter(({ isCurrent }) => isCurrent)
    if (method === 'DELETE')
      sessions = sessions.filter(
        ({ _id, isCurrent }) => isCurrent || !(url.endsWith(_id) || url.endsWith('/sessions')),
      )
    if (url.endsWith('/email-change')) {
      if (method === 'POST') asked = (call.body as { email: string }).email
      if (method === 'DELETE') asked = undefined
      if (method === 'GET') return { status: 200, body: { emailChange: asked ? { newEmail: asked } : null } }
      return { status: 200, body: { message: `Done ${method}.` } }
    }
    if (url.endsWith('/profile')) return { status: 200, body: { profile: { email: 'shop@example.mu' } } }
    return { status: 200, body: method === 'GET' ? { sessions } : { message: `Done ${method}.` } }
  }
  const { user } = await renderInApp(<SecurityView />, { send })
  await screen.findByText('This device')
  return { sent, user }
}

const devices = () =>
  within(screen.getByRole('region', { name: 'Where your store is logged in' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

test('this device comes first, and another one is logged out by its button', async () => {
  const { user, sent } = await open()
  expect(devices()[0]).toContain('Chrome on WindowsThis device')
  await user.click(screen.getAllByRole('button', { name: 'Log out Firefox on Android' })[0] as HTMLElement)
  await waitFor(() => expect(devices()).toHaveLength(2))
  expect(sent.find(({ method }) => method === 'DELETE')?.url).toMatch(/\/auth\/admin\/sessions\/0193a000-/)
})

test('all other devices are logged out at once', async () => {
  const { user, sent } = await open()
  await user.click(screen.getByRole('button', { name: 'Log out all other devices' }))
  await waitFor(() => expect(devices()).toHaveLength(1))
  expect(sent.find(({ method }) => method === 'DELETE')?.url).toBe('/api/auth/admin/sessions')
  expect(screen.queryByRole('button', { name: 'Log out all other devices' })).toBeNull()
})

test('the store’s password is changed with the current one and the new one twice', async () => {
  const { user, sent } = await open()
  await user.type(screen.getByLabelText('Current password'), 'coral and cane')
  await user.type(screen.getByLabelText('New password'), 'lagoon and reef')
  await user.type(screen.getByLabelText('Confirm password'), 'lagoon and reed')
  await user.click(screen.getByRole('button', { name: 'Change the store password' }))
  await screen.findByText('Passwords do not match!')
  expect(sent.some(({ method }) => method === 'PUT')).toBe(false)
  await user.type(screen.getByLabelText('Confirm password'), '{Backspace}f{Enter}')
  await waitFor(() => expect(devices()).toHaveLength(1))
  expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
    url: '/api/auth/admin/password',
    body: { currentPassword: 'coral and cane', password: 'lagoon and reef' },
  })
})

test('a new address waits until its link is followed, and can be withdrawn', async () => {
  const { user, sent } = await open()
  await user.type(await screen.findByLabelText('New email address'), 'not an address{Enter}')
  expect(sent.some(({ method, url }) => method === 'POST' && url.endsWith('/email-change'))).toBe(false)
  await user.clear(screen.getByLabelText('New email address'))
  await user.type(screen.getByLabelText('New email address'), 'new@example.mu{Enter}')
  await screen.findByText(/We have sent a link to new@example\.mu\. Follow it/)
  expect(screen.getByText('Now: shop@example.mu')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Keep the old address' }))
  await waitFor(() => expect(screen.queryByText(/We have sent a link to/)).toBeNull())
})
