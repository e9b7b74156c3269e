import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startWhenDue } from './due.ts'

const now = Date.parse('2026-11-14T08:00:00Z')
const started = vi.fn()
const listening = vi.spyOn(window, 'addEventListener')

beforeEach(() => {
  vi.useFakeTimers({ now })
  started.mockClear()
  addEventListener('program', started)
})
afterEach(() => {
  // Those of one page must not answer on the next.
  for (const [name, listener] of listening.mock.calls) removeEventListener(name, listener)
  listening.mockClear()
  vi.useRealTimers()
})
afterAll(() => listening.mockRestore())

test('the program starts when the first deal on the page ends', () => {
  document.body.innerHTML = `<p data-due-at="${now + 90_000}"></p><p data-due-at="${now + 60_000}"></p>`
  startWhenDue()
  vi.advanceTimersByTime(59_999)
  expect(started).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(started).toHaveBeenCalledOnce()
})

test('the program starts when the carousel turns first', () => {
  document.body.innerHTML = `<p data-due-at="${now + 90_000}"></p><section data-due-in="6000"></section>`
  startWhenDue()
  vi.advanceTimersByTime(6000)
  expect(started).toHaveBeenCalledOnce()
})

test('the program starts at once on a cached page whose deal has ended', () => {
  document.body.innerHTML = `<p data-due-at="${now - 1000}"></p>`
  startWhenDue()
  vi.advanceTimersByTime(0)
  expect(started).toHaveBeenCalledOnce()
})

test.each(['', `<p data-due-at="${now + 90 * 24 * 3600_000}"></p>`])(
  'a page where nothing is due soon never starts its program by itself',
  (html) => {
    document.body.innerHTML = html
    startWhenDue()
    vi.advanceTimersByTime(24 * 3600_000)
    expect(started).not.toHaveBeenCalled()
  },
)

test('the program starts when a phone is unlocked after something was due', () => {
  document.body.innerHTML = `<p data-due-at="${now + 60_000}"></p>`
  startWhenDue()
  vi.setSystemTime(now + 59_000)
  dispatchEvent(new Event('visibilitychange'))
  expect(started).not.toHaveBeenCalled()
  vi.setSystemTime(now + 3_600_000)
  dispatchEvent(new Event('visibilitychange'))
  expect(started).toHaveBeenCalledOnce()
})
