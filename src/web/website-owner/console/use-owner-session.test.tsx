import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '#tests/support/web/render-in-app.tsx'
import { returnToIn } from './return-to.ts'
import { useLoginFirst, useOwnerSessionActions } from './use-owner-session.ts'

const page = '/owner/messages?show=unread'
const refused = async () => ({ status: 401, body: {} })

function LoggedOutConsole() {
  useLoginFirst(true)
  return null
}

function LoginForm({ next }: { next: string | undefined }) {
  const { enter } = useOwnerSessionActions()
  return (
    <button type="button" onClick={() => enter(next)}>
      Log in
    </button>
  )
}

test.each([
  ['English', '', '/'],
  ['French', '/fr', '/fr'],
])(
  'on the %s site the console’s login leads back to the page that asked for it',
  async (_, prefix, basepath) => {
    const loggedOut = await renderInApp(<LoggedOutConsole />, { send: refused, at: prefix + page, basepath })
    await waitFor(() => expect(loggedOut.address()).toMatch(`${prefix}/owner/login?`))
    const { searchParams } = new URL(loggedOut.address(), 'http://localhost')
    const { next } = returnToIn(Object.fromEntries(searchParams))
    expect(next).toBe(page)
    cleanup()

    const login = await renderInApp(<LoginForm next={next} />, {
      send: refused,
      at: loggedOut.address(),
      basepath,
    })
    await login.user.click(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(login.address()).toBe(prefix + page))
  },
)
