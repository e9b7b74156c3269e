// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderInApp } from '#web/ui/render-in-app.tsx'
import { Header } from './header.tsx'

afterEach(cleanup)

test('a visitor finds every link of the menu, Login and Sign Up', async () => {
  await renderInApp(<Header />)
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }))
  expect(menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['All Stores', '/stores'],
    ['About Us', '/about'],
    ['Contact', '/contact'],
    ['Login', '/login'],
  ])
  expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/signup')
})

test('what belongs to an account takes the place of Login and Sign Up', async () => {
  await renderInApp(<Header account={<a href="/wishlist">Wishlist</a>} accountLinks={<li>Logout</li>} />)
  expect(screen.getByRole('link', { name: 'Wishlist' })).toBeTruthy()
  expect(screen.getByText('Logout')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Login|Sign Up/ })).toBeNull()
})

test('the menu opens and closes, on Escape with the focus back on its button', async () => {
  await renderInApp(<Header />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  expect(screen.getByRole('button', { name: 'Close menu' }).getAttribute('aria-expanded')).toBe('true')
  await user.tab()
  await user.keyboard('{Escape}')
  const button = screen.getByRole('button', { name: 'Open menu' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(button)
})

test('following a link closes the menu', async () => {
  const { address } = await renderInApp(<Header />)
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  await userEvent.click(screen.getByRole('link', { name: 'About Us' }))
  await waitFor(() => expect(address()).toBe('/about'))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open menu' })).toBeTruthy())
})
