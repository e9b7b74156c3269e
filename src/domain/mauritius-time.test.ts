import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  earliestDay,
  endOfMauritiusDay,
  formatDate,
  formatMoment,
  isCalendarDay,
  isPlausibleDay,
  latestDay,
  mauritiusClock,
  mauritiusDay,
  startOfMauritiusDay,
} from './mauritius-time.ts'

test.each([
  ['2026-11-14T19:59:59.999Z', '2026-11-14', '14/11/2026', 'Saturday', 1439],
  ['2026-11-14T20:00:00Z', '2026-11-15', '15/11/2026', 'Sunday', 0],
  ['2026-11-15T00:00:00Z', '2026-11-15', '15/11/2026', 'Sunday', 240],
  ['2026-11-15T20:00:59Z', '2026-11-16', '16/11/2026', 'Monday', 0],
  ['2026-01-31T20:00:00Z', '2026-02-01', '01/02/2026', 'Sunday', 0],
  ['2028-02-28T20:00:00Z', '2028-02-29', '29/02/2028', 'Tuesday', 0],
  ['2026-02-28T20:00:00Z', '2026-03-01', '01/03/2026', 'Sunday', 0],
  ['2026-12-31T20:00:00Z', '2027-01-01', '01/01/2027', 'Friday', 0],
  ['1969-12-31T19:00:00Z', '1969-12-31', '31/12/1969', 'Wednesday', 1380],
])('%s is %s in Mauritius, written %s, a %s at minute %d', (text, day, date, weekday, minutes) => {
  const instant = new Date(text)
  expect(mauritiusDay(instant)).toBe(day)
  expect(formatDate(instant)).toBe(date)
  expect(formatDate(text)).toBe(date)
  expect(mauritiusClock(instant)).toEqual({ weekday, minutes })
})

test('a plain date is written as that same day', () => {
  expect(formatDate('2026-11-14')).toBe('14/11/2026')
})

test.each([
  ['2026-11-14', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-11-00', false],
  ['2026-1-4', false],
  ['14/11/2026', false],
  ['', false],
])('whether %s is a day: %s', (day, answer) => {
  expect(isCalendarDay(day)).toBe(answer)
})

test.each([
  ['2026-11-14', 0, '2026-11-14'],
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-11-14', 14, '2026-11-28'],
])('%s and %d days make %s', (day, days, result) => {
  expect(addDays(day, days)).toBe(result)
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2026-08-31', 1, '2026-09-30'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-11-14', 0, '2026-11-14'],
])('%s and %d months make %s', (day, months, result) => {
  expect(addMonths(day, months)).toBe(result)
})

test.each([
  [earliestDay, true],
  [latestDay, true],
  [addDays(earliestDay, -1), false],
  [addDays(latestDay, 1), false],
  ['2026-02-30', false],
  ['0000-01-01', false],
  ['9999-12-31', false],
  ['', false],
])('whether %s is a day that people can mean: %s', (day, answer) => {
  expect(isPlausibleDay(day)).toBe(answer)
})

test('there is no day beyond the year 9999', () => {
  expect(() => addDays('9999-12-31', 1)).toThrow(RangeError)
  expect(() => addMonths('9999-12-31', 1)).toThrow(RangeError)
})

test('a later day is written so that it sorts later', () => {
  const plausible = fc
    .date({ min: new Date(earliestDay), max: new Date(latestDay), noInvalidDate: true })
    .map((date) => mauritiusDay(date))
  fc.assert(
    fc.property(plausible, fc.integer({ min: 1, max: 100_000 }), (day, number) => {
      expect(addDays(day, number) > day).toBe(true)
      expect(addMonths(day, 1 + (number % 1200)) > day).toBe(true)
      expect(addDays(addDays(day, number), -number)).toBe(day)
    }),
  )
})

test('a Mauritius day starts at 20:00 UTC the evening before and ends at 19:59 UTC', () => {
  expect(startOfMauritiusDay('2026-03-01').toISOString()).toBe('2026-02-28T20:00:00.000Z')
  expect(endOfMauritiusDay('2026-03-01').toISOString()).toBe('2026-03-01T19:59:00.000Z')
})

// The island tried summer time as late as 2009.
const instant = fc.date({
  min: new Date('2010-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
})

describe('at any moment', () => {
  const british = new Intl.DateTimeFormat('en-GB', { timeZone: 'Indian/Mauritius' })
  const weekdayAndTime = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Indian/Mauritius',
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })

  test('date and clock agree with the time zone tables', () => {
    fc.assert(
      fc.property(instant, (moment) => {
        expect(formatDate(moment)).toBe(british.format(moment))
        const parts = Object.fromEntries(weekdayAndTime.formatToParts(moment).map((p) => [p.type, p.value]))
        expect(mauritiusClock(moment)).toEqual({
          weekday: parts.weekday,
          minutes: Number(parts.hour) * 60 + Number(parts.minute),
        })
      }),
    )
  })

  test('the day lies between its start and the start of the next', () => {
    fc.assert(
      fc.property(instant, (moment) => {
        const day = mauritiusDay(moment)
        expect(isCalendarDay(day)).toBe(true)
        expect(startOfMauritiusDay(day).getTime()).toBeLessThanOrEqual(moment.getTime())
        expect(startOfMauritiusDay(addDays(day, 1)).getTime()).toBeGreaterThan(moment.getTime())
      }),
    )
  })
})

test('a moment is told by the clock of Mauritius', () => {
  expect(formatMoment('2026-11-15T20:05:00Z')).toBe('16/11/2026 00:05')
})
