import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOldPrice, priceIsOldFrom } from './price-age.ts'

describe('a price is old', () => {
  test.each([
    ['2026-05-14T08:00:00Z', '2026-11-13T19:59:59Z', false],
    ['2026-05-14T08:00:00Z', '2026-11-13T20:00:00Z', true],
    // 22:00 UTC is already the next day in Mauritius.
    ['2026-05-13T22:00:00Z', '2026-11-13T19:59:59Z', false],
    // There is no 31 February: its last day counts.
    ['2026-08-31T08:00:00Z', '2027-02-27T19:59:59Z', false],
    ['2026-08-31T08:00:00Z', '2027-02-27T20:00:00Z', true],
  ])('confirmed on %s, seen on %s: %s', (confirmed, now, isOld) => {
    expect(isOldPrice(new Date(confirmed), new Date(now))).toBe(isOld)
  })

  test('from one moment on, which is later than its confirmation', () => {
    const moment = fc.date({
      min: new Date('2020-01-01T00:00:00Z'),
      max: new Date('2090-01-01T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(moment, moment, (confirmed, now) => {
        const from = priceIsOldFrom(confirmed)
        expect(from > confirmed).toBe(true)
        expect(isOldPrice(confirmed, now)).toBe(now >= from)
      }),
    )
  })
})
