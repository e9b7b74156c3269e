import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergedPeriods, type Period, periodAt } from './featured-periods.ts'
import { addDays, endOfMauritiusDay, startOfMauritiusDay } from './mauritius-time.ts'

const days = (from: string, until: string | null): Period => ({
  startsAt: startOfMauritiusDay(from),
  endsAt: until === null ? null : endOfMauritiusDay(until),
})

test.each([
  ['no period', [], []],
  [
    'periods of two days in a row',
    [
      ['2026-11-30', '2026-11-30'],
      ['2026-12-01', '2026-12-02'],
    ],
    [['2026-11-30', '2026-12-02']],
  ],
  [
    'a day between two periods',
    [
      ['2026-12-03', '2026-12-04'],
      ['2026-11-30', '2026-12-01'],
    ],
    [
      ['2026-11-30', '2026-12-01'],
      ['2026-12-03', '2026-12-04'],
    ],
  ],
  [
    'one inside another',
    [
      ['2028-02-01', '2028-03-31'],
      ['2028-02-29', '2028-02-29'],
    ],
    [['2028-02-01', '2028-03-31']],
  ],
  [
    'one without an end',
    [
      ['2026-11-01', null],
      ['2026-12-01', '2026-12-31'],
    ],
    [['2026-11-01', null]],
  ],
  [
    'one that joins one without an end',
    [
      ['2026-11-01', '2026-11-30'],
      ['2026-12-01', null],
    ],
    [['2026-11-01', null]],
  ],
] as [string, [string, string | null][], [string, string | null][]][])('%s', (_, given, merged) => {
  const periods = given.map(([from, until]) => days(from, until))
  expect(mergedPeriods(periods)).toEqual(merged.map(([from, until]) => days(from, until)))
})

const first = '2028-01-30'
const period = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.option(fc.integer({ min: 0, max: 20 })))
  .map(([offset, length]) => {
    const from = addDays(first, offset)
    return days(from, length === null ? null : addDays(from, length))
  })
const moment = fc
  .integer({ min: -24, max: 90 * 24 })
  .map((hours) => new Date(+startOfMauritiusDay(first) + hours * 3_600_000))
const includes = ({ startsAt, endsAt }: Period, now: Date) => startsAt <= now && (!endsAt || endsAt > now)

test('the chosen period runs whenever any period runs, and never otherwise', () => {
  fc.assert(
    fc.property(fc.array(period, { maxLength: 6 }), moment, (periods, now) => {
      const chosen = periodAt(periods, now)
      expect(chosen !== undefined && includes(chosen, now)).toBe(periods.some((one) => includes(one, now)))
    }),
  )
})

test('the chosen period stays right until it is over and a day more', () => {
  fc.assert(
    fc.property(fc.array(period, { minLength: 1, maxLength: 6 }), moment, (periods, now) => {
      const chosen = periodAt(periods, now)
      if (!chosen) throw new Error('There is at least one period.')
      // The job at the midnight after its end chooses again.
      const midnight = chosen.endsAt ? new Date(+chosen.endsAt + 60_000) : undefined
      for (let hours = 0; hours < 24 * 100; hours += 5) {
        const later = new Date(+now + hours * 3_600_000)
        if (midnight && later > midnight) break
        expect(includes(chosen, later)).toBe(periods.some((one) => includes(one, later)))
      }
    }),
    { numRuns: 50 },
  )
})
