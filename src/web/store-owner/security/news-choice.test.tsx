import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '#tests/support/web/render-in-app.tsx'
import type { ApiCall } from '#web/shared/api/client.ts'
import { NewsChoice } from './news-choice.tsx'

const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Send me the monthly figures' })

test('the monthly figures are switched off at once', async () => {
  const sent: unknown[] = []
  const { user } = await renderInApp(<NewsChoice />, {
    send: async ({ method, body }: ApiCall) => {
      if (method === 'GET') return { status: 200, body: { wants: true } }
      sent.push(body)
      return { status: 200, body: { message: 'No longer by mail.' } }
    },
  })
  expect((await box()).checked).toBe(true)
  await user.click(await box())
  await waitFor(async () => expect((await box()).checked).toBe(false))
  expect(sent).toEqual([{ wants: false }])
})

test('a choice that could not be saved is shown as it was', async () => {
  const { user } = await renderInApp(<NewsChoice />, {
    send: async ({ method }: ApiCall) =>
      method === 'GET'
        ? { status: 200, body: { wants: true } }
        : { status: 503, body: { message: 'Not now.' } },
  })
  await user.click(await box())
  expect(await screen.findByText('Not now.')).toBeTruthy()
  expect((await box()).checked).toBe(true)
})
