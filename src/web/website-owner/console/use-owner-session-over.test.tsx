import { cleanup, screen, waitFor } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, expect, test } from 'vitest'
import { renderInApp } from '#tests/support/web/render-in-app.tsx'
import { useOwnerSessionClient } from '#web/website-owner/owner-session-client.ts'
import { useOwnerSessionOver } from './use-owner-session-over.ts'

afterEach(() => {
  cleanup()
  toast.remove()
  localStorage.clear()
})

function Screen() {
  useOwnerSessionOver()
  const { ownerSession } = useOwnerSessionClient()
  return (
    <button type="button" onClick={() => void ownerSession.me({}).catch(() => undefined)}>
      Ask
    </button>
  )
}

test('a request that finds the console’s session ended goes to the login, which returns afterwards', async () => {
  const send = async () => ({ status: 401, body: {} })
  const { address, user } = await renderInApp(<Screen />, { send, at: '/owner/fees' })
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  await screen.findByText('Session expired. Please log in again.')
  await waitFor(() => expect(address()).toBe('/owner/login?next=%2Fowner%2Ffees'))
})
