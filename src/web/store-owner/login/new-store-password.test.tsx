import { Outlet } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageAlone } from '#tests/support/web/render-in-app.tsx'
import { answered, refused, renderStoreScreen } from '#tests/support/web/render-store-screen.tsx'
import { newStorePasswordRoute } from './admin-login.route.ts'

const { path, component } = newStorePasswordRoute

async function choose(answer: ReturnType<typeof refused>) {
  const page = await renderStoreScreen(<Outlet />, {
    person: null,
    at: '/admin/reset-password/secret',
    routes: pageAlone({ path, component }),
    answers: { '/reset-password': answer },
  })
  await page.user.type(await screen.findByLabelText('New store password'), 'coral and cane')
  await page.user.type(screen.getByLabelText('Confirm password'), 'coral and cane{Enter}')
  return page
}

test('the link from the mail sets the new password and leads to the login', async () => {
  const { sentTo } = await choose(answered({ message: 'Please log in.' }))
  expect(await screen.findByText('Please log in.')).toBeTruthy()
  expect(sentTo('/reset-password')).toEqual([{ token: 'secret', password: 'coral and cane' }])
  expect(screen.getByRole('link', { name: 'Log in to your store' })).toBeTruthy()
})

test('a link that is over offers a new one', async () => {
  await choose(refused(400, 'bad-link', 'This link has run out.'))
  expect(await screen.findByText('This link has run out.')).toBeTruthy()
  const again = screen.getByRole('link', { name: 'Ask for a new link' })
  expect(again.getAttribute('href')).toBe('/admin/login?forgot=true')
})

test('a weak password is named beside its field', async () => {
  const message = 'Please choose one that is harder to guess.'
  await choose(refused(400, 'bad-input', message, [{ path: 'password', message }]))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('New store password').value).toBe('coral and cane')
})
