import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast as library } from 'react-hot-toast/headless'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { letTimePass } from '#tests/support/web/let-time-pass.ts'
import { toast } from './toast.ts'
import { Toasts } from './toasts.tsx'

beforeAll(async () => {
  // Toasts that another file requested without a list appear as soon as there is one.
  render(<Toasts />)
  await act(() => vi.dynamicImportSettled())
  cleanup()
})
beforeEach(() => {
  // Toasts outlive the screens that showed them, and so the tests.
  library.remove()
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  cleanup()
  library.remove()
  vi.useRealTimers()
})

test.each([
  ['success', 2_000],
  ['error', 4_000],
] as const)('a toast of %s is announced and stays for %i ms', async (kind, shownForMs) => {
  render(<Toasts />)
  void toast[kind]('Word from the market.')
  expect((await screen.findByRole('status')).textContent).toBe('Word from the market.')
  await letTimePass(shownForMs - 500)
  expect(screen.queryByText('Word from the market.')).not.toBeNull()
  await letTimePass(600)
  await letTimePass(300)
  expect(screen.queryByText('Word from the market.')).toBeNull()
})

test('at most twenty toasts are shown at a time', async () => {
  render(<Toasts />)
  for (let number = 1; number <= 23; number += 1) void toast.error(`Toast ${number}.`)
  await screen.findByText('Toast 23.')
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 20 }, (_, index) => `Toast ${23 - index}.`),
  )
})

test.each([
  ['Yes', true],
  ['No', false],
])('a confirmation answered with %s resolves once', async (button, isConfirmed) => {
  render(<Toasts />)
  const answer = toast.confirm({ sentence: 'Shall we?', confirm: 'Yes', cancel: 'No' })
  const choice = await screen.findByRole('button', { name: button })
  act(() => choice.click())
  expect(await answer).toBe(isConfirmed)
})

test('a confirmation is described and keeps Tab between its two buttons', async () => {
  render(<Toasts />)
  void toast.confirm({ sentence: 'Shall we?', confirm: 'Yes', cancel: 'No' })
  const question = await screen.findByRole('alertdialog', { name: 'Shall we?' })
  const text = document.getElementById(question.getAttribute('aria-describedby') ?? '')
  expect(text?.textContent).toMatch(/ten seconds/)
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  for (const [shift, name] of [
    [false, 'Yes'],
    [false, 'No'],
    [true, 'Yes'],
    [true, 'No'],
  ] as const) {
    await user.tab({ shift })
    expect(document.activeElement).toBe(screen.getByRole('button', { name }))
  }
})

test('a confirmation withdrawn before it is shown never appears', async () => {
  render(<Toasts />)
  const asking = new AbortController()
  asking.abort()
  const question = { sentence: 'Shall we?', confirm: 'Yes', cancel: 'No', signal: asking.signal }
  expect(await toast.confirm(question)).toBe(false)
  expect(screen.queryByText('Shall we?')).toBeNull()
})
