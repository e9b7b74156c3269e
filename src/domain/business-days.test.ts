import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addBusinessDays, isBusinessDay, mostDaysWithHolidays } from './business-days.ts'
import { addDays, earliestDay, latestDay, mauritiusDay } from './mauritius-time.ts'

/** Some public holidays of the years in the examples. */
const holidays = [
  '2026-01-01',
  '2026-01-02',
  '2026-03-12',
  '2026-05-01',
  '2026-11-02',
  '2026-12-25',
  '2027-01-01',
  '2027-01-02',
  '2027-02-01',
]

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
  expect(isBusinessDay(day, holidays)).toBe(answer)
})

test.each(['2026-01-01', '2026-03-12', '2026-12-25'])(
  '%s is a business day when no table says otherwise',
  (day) => {
    expect(isBusinessDay(day, [])).toBe(true)
  },
)

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
  // A cluster around a weekend, as at Easter.
  ['2026-04-02', 2, ['2026-04-03', '2026-04-06', '2026-04-07'], '2026-04-09'],
  ['2028-02-28', 2, ['2028-02-29', '2028-03-01'], '2028-03-03'],
])('%s and %d business days, with %j besides, make %s', (day, days, others, result) => {
  expect(addBusinessDays(day, days, [...holidays, ...others])).toBe(result)
})

const day = fc
  .date({ min: new Date(earliestDay), max: new Date(latestDay), noInvalidDate: true })
  .map((date) => mauritiusDay(date))

/** A day and holidays around it: single ones and clusters. */
const dayAndHolidays = day.chain((from) =>
  fc
    .array(fc.tuple(fc.integer({ min: -5, max: 40 }), fc.integer({ min: 1, max: 6 })), { maxLength: 6 })
    .map((clusters) => ({
      from,
      holidays: clusters.flatMap(([offset, length]) =>
        Array.from({ length }, (_, index) => addDays(from, offset + index)),
      ),
    })),
)

test('so many business days later is a business day, with so many business days up to it', () => {
  fc.assert(
    fc.property(dayAndHolidays, fc.integer({ min: 1, max: 10 }), ({ from, holidays }, businessDays) => {
      const reached = addBusinessDays(from, businessDays, holidays)
      let passed = 0
      for (let next = addDays(from, 1); next <= reached; next = addDays(next, 1))
        if (isBusinessDay(next, holidays)) passed += 1
      expect([isBusinessDay(reached, holidays), passed]).toEqual([true, businessDays])
    }),
  )
})

test('a further holiday never makes the day come earlier', () => {
  fc.assert(
    fc.property(dayAndHolidays, fc.integer({ min: 1, max: 30 }), ({ from, holidays }, offset) => {
      const more = [...holidays, addDays(from, offset)]
      expect(addBusinessDays(from, 2, more) >= addBusinessDays(from, 2, holidays)).toBe(true)
    }),
  )
})

test('a table full of holidays delays by a bounded time', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 10 }), (from, businessDays) => {
      const all = Array.from({ length: 800 }, (_, index) => addDays(from, index))
      const reached = addBusinessDays(from, businessDays, all)
      expect(reached > addDays(from, mostDaysWithHolidays)).toBe(true)
      expect(reached <= addDays(from, mostDaysWithHolidays + 2 * businessDays + 2)).toBe(true)
    }),
    { numRuns: 30 },
  )
})

test.each(['9999-12-31', '9999-12-30', '+010000-01'])(
  'counting business days from %s ends with an error',
  (lateDay) => {
    expect(() => addBusinessDays(lateDay, 2, [])).toThrow(RangeError)
  },
)
