import { expect, test } from 'vitest'
import { perMinute } from './per-minute.ts'

test('an address that comes too often is told apart from others, until the minute is over', () => {
  const isTooOften = perMinute(2)
  expect([1, 2, 3].map((now) => isTooOften('10.0.0.1', now))).toEqual([false, false, true])
  expect(isTooOften('10.0.0.2', 4)).toBe(false)
  expect(isTooOften('10.0.0.1', 60_001)).toBe(false)
})
