import { expect, test } from 'vitest'
import { backOff } from './back-off.ts'

test('pauses double up to the longest, until it is time to give up', () => {
  const pauseAfter = backOff({ firstSeconds: 15, longestSeconds: 100, tries: 6 })
  const pauses = [1, 2, 3, 4, 5, 6].map((tries) => pauseAfter(tries, undefined))
  expect(pauses).toEqual([15, 30, 60, 100, 100, undefined])
})
