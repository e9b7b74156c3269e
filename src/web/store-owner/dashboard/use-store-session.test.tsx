import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '#tests/support/web/render-in-app.tsx'
import type { Send } from '#web/shared/api/client.ts'
import { mark } from '#web/shared/session/session-marker.ts'
import { useStoreSession } from './use-store-session.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  toast.remove()
})

function State() {
  const { isOpen } = useStoreSession()
  return <p>{isOpen ? 'open' : 'shut'}</p>
}

async function open(status: () => Promise<{ authenticated: boolean }>) {
  const send = vi.fn<Send>(async () => ({ status: 200, body: await status() }))
  const { address } = await renderInApp(<State />, { send, at: '/admin/dashboard' })
  return { send, address }
}

const unreachable = () => Promise.reject(new Error('No signal.'))

test('an open dashboard stays open when a later session check fails', async () => {
  let answer: () => Promise<{ authenticated: boolean }> = async () => ({ authenticated: true })
  const { send, address } = await open(() => answer())
  await screen.findByText('open')
  answer = unreachable
  act(() => mark('store'))
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  await act(async () => {})
  expect(screen.queryByText('open')).not.toBeNull()
  expect(address()).toBe('/admin/dashboard')
})

test('a failed first session check goes to the store’s login', async () => {
  const { address } = await open(unreachable)
  await waitFor(() => expect(address()).toBe('/admin/login'))
  expect(screen.queryByText('open')).toBeNull()
})
