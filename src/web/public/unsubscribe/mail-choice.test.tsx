import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '#tests/support/web/render-in-app.tsx'
import { ApiError } from '#web/shared/api/client.ts'
import { MailChoice } from './mail-choice.tsx'

async function open(choose: (choice: { token: string; wants: boolean }) => Promise<{ message: string }>) {
  const called = vi.fn(choose)
  const { user } = await renderInApp(<MailChoice token="signed" />, {
    client: { mailChoice: { choose: called } },
  })
  return { user, called }
}

test('opening the page unsubscribes once and says so; undo subscribes again', async () => {
  const { user, called } = await open(async () => ({ message: 'Done.' }))
  expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeTruthy()
  expect(screen.getByText(/^Done\. Mails about your fees/)).toBeTruthy()
  expect(called.mock.calls).toEqual([[{ token: 'signed', wants: false }]])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('heading', { name: 'You are subscribed again' })).toBeTruthy()
  expect(called).toHaveBeenLastCalledWith({ token: 'signed', wants: true })
})

test('a link that is refused says why and offers no second try', async () => {
  await open(async () => {
    throw new ApiError(404, { message: 'This link is not complete.' })
  })
  expect(await screen.findByText('This link is not complete.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a request that did not arrive can be tried again', async () => {
  let tries = 0
  const { user } = await open(async () => {
    tries += 1
    if (tries === 1) throw new ApiError(503, {})
    return { message: 'Done.' }
  })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeTruthy()
})
