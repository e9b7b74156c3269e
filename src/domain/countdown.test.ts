import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countdown } from './countdown.ts'

const expiry = new Date('2026-11-14T19:59:00Z')

test.each([
  ['2026-11-11T18:57:56Z', '3d 1h 1m 4s', false, false],
  ['2026-11-13T19:58:59.999Z', '1d 0h 0m 0s', false, false],
  ['2026-11-13T19:59:00Z', '1d 0h 0m 0s', false, false],
  ['2026-11-13T19:59:00.001Z', '0d 23h 59m 59s', true, false],
  ['2026-11-14T18:59:00Z', '0d 1h 0m 0s', true, false],
  ['2026-11-14T19:58:00Z', '0d 0h 1m 0s', true, false],
  ['2026-11-14T19:58:59.999Z', '0d 0h 0m 0s', true, false],
  ['2026-11-14T19:59:00Z', '0d 0h 0m 0s', false, true],
  ['2026-12-25T00:00:00Z', '0d 0h 0m 0s', false, true],
])('at %s the countdown reads %s (urgent: %s, over: %s)', (now, text, isUrgent, isOver) => {
  const left = countdown(expiry, new Date(now))
  expect(`${left.days}d ${left.hours}h ${left.minutes}m ${left.seconds}s`).toBe(text)
  expect(left).toMatchObject({ isUrgent, isOver })
})

test('the units add up to the time left, each within its bounds', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e11 }), (milliseconds) => {
      const left = countdown(new Date(expiry.getTime() + milliseconds), expiry)
      const seconds = ((left.days * 24 + left.hours) * 60 + left.minutes) * 60 + left.seconds
      expect(seconds).toBe(Math.max(0, Math.floor(milliseconds / 1000)))
      expect(left.hours).toBeLessThan(24)
      expect(left.minutes).toBeLessThan(60)
      expect(left.seconds).toBeLessThan(60)
      expect(left.isOver).toBe(milliseconds <= 0)
      expect(left.isUrgent).toBe(milliseconds > 0 && milliseconds < 86_400_000)
    }),
  )
})
