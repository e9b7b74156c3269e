import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addBusinessDays, isBusinessDay } from './business-days.ts'
import { addDays, earliestDay, latestDay, mauritiusDay } from './mauritius-time.ts'

test.each([
  ['2026-11-13', true],
  ['2026-11-14', false],
  ['2026-11-15', false],
  ['2026-11-16', true],
  ['2026-01-01', false],
  ['2026-01-02', false],
  ['2027-02-01', false],
  ['2026-03-12', false],
  ['2026-05-01', false],
  ['2026-11-02', false],
  ['2026-12-25', false],
])('whether offices are open on %s: %s', (day, answer) => {
  expect(isBusinessDay(day)).toBe(answer)
})

test.each([
  ['2026-11-16', 2, [], '2026-11-18'],
  ['2026-11-12', 2, [], '2026-11-16'],
  ['2026-11-13', 2, [], '2026-11-17'],
  ['2026-11-14', 2, [], '2026-11-17'],
  ['2026-11-15', 2, [], '2026-11-17'],
  ['2026-10-30', 2, [], '2026-11-04'],
  ['2026-12-24', 2, [], '2026-12-29'],
  ['2026-12-31', 2, [], '2027-01-05'],
  ['2028-02-28', 2, [], '2028-03-01'],
  ['2026-11-06', 2, ['2026-11-09'], '2026-11-11'],
  ['2026-11-06', 2, ['2026-11-08'], '2026-11-10'],
])('%s and %d business days, with %j besides, make %s', (day, days, movingHolidays, result) => {
  expect(addBusinessDays(day, days, movingHolidays)).toBe(result)
})

const day = fc
  .date({ min: new Date(earliestDay), max: new Date(latestDay), noInvalidDate: true })
  .map((date) => mauritiusDay(date))

test('so many business days later is a business day, with so many business days up to it', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 30 }), (from, businessDays) => {
      const reached = addBusinessDays(from, businessDays)
      let passed = 0
      for (let next = addDays(from, 1); next <= reached; next = addDays(next, 1))
        if (isBusinessDay(next)) passed += 1
      expect([isBusinessDay(reached), passed]).toEqual([true, businessDays])
    }),
  )
})

test.each(['9999-12-31', '9999-12-30', '+010000-01'])(
  'counting business days from %s ends with an error',
  (lateDay) => {
    expect(() => addBusinessDays(lateDay, 2)).toThrow(RangeError)
  },
)
