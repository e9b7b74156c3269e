import { expect, test } from 'vitest'
import { discountExpiry, firstDealDay, instantText, momentDaysAgo } from './moments.ts'

test.each([
  ['2026-11-14T19:58:59Z', '2026-11-14'],
  ['2026-11-14T19:59:00Z', '2026-11-15'],
  ['2026-11-14T20:00:00Z', '2026-11-15'],
  ['2026-12-31T19:59:30Z', '2027-01-01'],
])('at %s the first deals end on %s', (now, day) => {
  expect(firstDealDay(new Date(now))).toBe(day)
})

test('a deal ends at 23:59 in Mauritius, as many days on as it says', () => {
  const now = new Date('2026-11-14T21:00:00Z')
  expect(discountExpiry(0, now).toISOString()).toBe('2026-11-15T19:59:00.000Z')
  expect(discountExpiry(14, now).toISOString()).toBe('2026-11-29T19:59:00.000Z')
  expect(discountExpiry(-1, now).getTime()).toBeLessThan(now.getTime())
})

test('a moment is written to the second, and never lies before the earliest', () => {
  const now = new Date('2026-03-01T00:00:00.500Z')
  expect(instantText(momentDaysAgo(now, 1.5))).toBe('2026-02-27T12:00:00Z')
  const earliest = Date.parse('2026-02-28T00:00:00Z')
  expect(momentDaysAgo(now, 30, earliest)).toBe(earliest)
})
