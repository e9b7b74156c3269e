import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Countdown } from '#web/shared/product/countdown.tsx'
import { ClockProvider } from '#web/ui/time/clock.tsx'
import { runCountdowns } from './run-countdowns.ts'

const rendered = Date.parse('2026-11-14T08:00:00Z')
const page = (
  <ClockProvider page={{ instant: rendered }}>
    <Countdown expiresAt="2026-11-15T09:00:00Z" />
  </ClockProvider>
)

beforeEach(() => {
  vi.useFakeTimers({ now: rendered + 30_000 })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = `<div>${renderToString(page)}</div>`
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.interactive
  document.body.innerHTML = ''
})

const shown = () => Array.from(document.querySelectorAll('[role=timer] .heading'), (box) => box.textContent)

test('a countdown runs before hydration, also on a page that was rendered a while ago', () => {
  expect(shown()).toEqual(['01', '01', '00', '00'])
  runCountdowns()
  expect(shown()).toEqual(['01', '00', '59', '30'])
  vi.advanceTimersByTime(1000)
  expect(shown()).toEqual(['01', '00', '59', '29'])
})

test('hydration takes over a running countdown without an error', async () => {
  runCountdowns()
  const onRecoverableError = vi.fn()
  const container = document.body.firstElementChild as Element
  await act(async () => {
    hydrateRoot(container, page, { onRecoverableError })
    document.documentElement.dataset.interactive = 'true'
  })
  expect(onRecoverableError).not.toHaveBeenCalled()
  await act(async () => vi.advanceTimersByTime(2000))
  expect(shown()).toEqual(['01', '00', '59', '28'])
})
