import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { no, renderInConsole, yes } from '#tests/support/web/render-in-console.tsx'
import { BrowserErrors } from './browser-errors.tsx'
import { SecurityEvents } from './security-events.tsx'

const lastAt = '2026-11-14T08:00:00.000Z'

test('events at the logins are told in words, with signs instead of names', async () => {
  const events = [
    {
      event: 'lockout',
      login: 'owner',
      account: 'kX2v9Qm4Zr',
      address: '7Lw1Tc8Hn5',
      device: 'Firefox on Android',
      count: 3,
      lastAt,
    },
  ]
  await renderInConsole(<SecurityEvents />, () => yes({ days: 90, events }))
  const row = await screen.findByRole('listitem')
  expect(row.textContent).toContain('Made to wait · the console3 times')
  expect(row.textContent).toContain('Account kX2v9Qm4Zr')
  expect(row.textContent).toContain('7Lw1Tc8Hn5 Firefox on Android')
})

test('errors in browsers are told by message and place', async () => {
  const errors = [
    { message: 'x is undefined', place: 'abc.js:3:14', page: '/fr/search', build: '1.0.0', count: 1, lastAt },
  ]
  await renderInConsole(<BrowserErrors />, () => yes({ days: 30, errors }))
  const row = await screen.findByRole('listitem')
  expect(row.textContent).toContain('x is undefined1 time')
  expect(row.textContent).toContain('/fr/search · abc.js:3:14version 1.0.0')
})

test.each([
  ['logins', <SecurityEvents key="one" />, { days: 90, events: [] }, /^What happened/, /^Nothing out of/],
  ['errors', <BrowserErrors key="two" />, { days: 30, errors: [] }, /^The errors in/, /^No browser has/],
])(
  '%s: a failure can be tried again, and nothing is said in a sentence',
  async (_, view, answer, failed, none) => {
    let isDown = true
    await renderInConsole(view, () => (isDown ? no(400, 'BAD', 'No.') : yes(answer)))
    expect(await screen.findByText(failed)).toBeTruthy()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(none)).toBeTruthy()
  },
)
