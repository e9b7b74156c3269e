import { Outlet } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageAlone, renderInApp } from '#tests/support/web/render-in-app.tsx'
import type { Answer, ApiCall } from '#web/shared/api/client.ts'
import { ConfirmEmailPage } from './confirm-email.tsx'

type Answers = (call: ApiCall) => Promise<Answer> | Answer

const page = { path: '/confirm-email/$token', component: ConfirmEmailPage }
async function open(answer: Answers) {
  const sent: ApiCall[] = []
  const send = async (call: ApiCall) => {
    sent.push(call)
    return answer(call)
  }
  const app = await renderInApp(<Outlet />, { send, at: '/confirm-email/k3y', routes: pageAlone(page) })
  return { ...app, sent }
}

const link = (storeName: string | null) => ({ status: 200, body: { newEmail: 'new@example.mu', storeName } })
const refused = (code: string, message: string) => ({ status: 400, body: { code, message } })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('the screen says that the link is being checked', async () => {
  await open(() => new Promise(() => {}))
  expect((await screen.findByRole('status')).textContent).toContain('Checking your link…')
})

test.each([
  [null, /^Your account gets the address new@example.mu/, '/login'],
  ['Ti Lakaz', /^Ti Lakaz gets the address new@example.mu/, '/admin/login'],
])('opening the link of %s changes nothing; the button does', async (storeName, sentence, login) => {
  const { user, sent } = await open(({ method }) =>
    method === 'GET' ? link(storeName) : { status: 200, body: { message: 'It is new@example.mu.' } },
  )
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(sent.every(({ method }) => method === 'GET')).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Confirm this address' }))
  await heading('The new address counts')
  expect(screen.getByText('It is new@example.mu.')).toBeTruthy()
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ token: 'k3y' }])
  expect(screen.getByRole('link', { name: /Go to/ }).getAttribute('href')).toBe(login)
})

test('a link that was used says so and leads to both logins', async () => {
  await open(() => refused('used-link', 'This link has been used already.'))
  await heading('Already confirmed')
  expect(screen.getByText('This link has been used already.')).toBeTruthy()
  expect(screen.getAllByRole('link').map((to) => to.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/login', '/admin/login']),
  )
})

test.each(['bad-link', 'expired-link'])('a %s says why, and where to get a new one', async (code) => {
  await open(() => refused(code, 'It is too old.'))
  await heading('This link no longer works')
  expect(screen.getByText(/^It is too old\. Links work once/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'To my account settings' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Confirm this address' })).toBeNull()
})

test('an address that another account took meanwhile is refused after the button', async () => {
  const { user } = await open(({ method }) =>
    method === 'GET' ? link(null) : { status: 409, body: { code: 'email-taken', message: 'Taken.' } },
  )
  await user.click(await screen.findByRole('button', { name: 'Confirm this address' }))
  await heading('This link no longer works')
  expect(screen.getByText(/^Taken\./)).toBeTruthy()
})

test('a confirmation that did not arrive is tried again', async () => {
  let tries = 0
  const { user } = await open(({ method }) => {
    if (method === 'GET') return link(null)
    tries += 1
    return tries === 1
      ? { status: 503, body: { code: 'busy', message: 'Busy.' } }
      : { status: 200, body: { message: 'Done.' } }
  })
  await user.click(await screen.findByRole('button', { name: 'Confirm this address' }))
  await heading('We could not check your link')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await heading('The new address counts')
})
