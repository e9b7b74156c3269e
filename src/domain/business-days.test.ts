import { expect, test } from 'vitest'
import { addBusinessDays, isBusinessDay } from './business-days.ts'

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
