import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aStoreOwner, renderStoreScreen } from '#tests/support/web/render-store-screen.tsx'
import { LoginPage } from './login.tsx'

const from = '/admin/dashboard/products'
const open = (person: typeof aStoreOwner | null, storeSessionOver?: string) =>
  renderStoreScreen(<LoginPage />, { person, at: '/login', state: { storeSessionOver } })

test.each([
  ['whose person is still logged in', aStoreOwner],
  ['whose person is not logged in either', null],
])('a store %s is told that its session ended, and its login returns to where it was', async (_, person) => {
  await open(person, from)
  await screen.findByRole('heading', { name: 'Your store’s session has ended' })
  const link = screen.getByRole('link', { name: 'Log in to your store' })
  expect(link.getAttribute('href')).toBe(`/admin/login?${new URLSearchParams({ next: from })}`)
  expect(screen.queryByText(/nothing more to do here/)).toBeNull()
})

test('a logged-in person without an ended store session sees that no login is needed', async () => {
  await open(aStoreOwner)
  await screen.findByText(/nothing more to do here/)
})
