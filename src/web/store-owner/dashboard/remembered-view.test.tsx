import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderInApp } from '#tests/support/web/render-in-app.tsx'
import { RememberedView } from './remembered-view.tsx'
import { rememberView } from './views.ts'

beforeEach(() => localStorage.clear())

test('the bare address opens the view of the last visit', async () => {
  rememberView('products/all')
  const { address } = await renderInApp(<RememberedView />, { at: '/admin/dashboard' })
  await waitFor(() => expect(address()).toBe('/admin/dashboard/products'))
})

test('a visitor who is already being sent to the login is not led back', async () => {
  const { address } = await renderInApp(<RememberedView />, { at: '/admin/login' })
  await act(async () => {})
  expect(address()).toBe('/admin/login')
})
