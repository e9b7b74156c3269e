import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AlertPace, alertEvent, tellAt, tellingHours, tomorrow } from './alerts.ts'
import { dayInMs, mauritiusClock, mauritiusDay } from './mauritius-time.ts'

const moment = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2090-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const wanted = fc.constantFrom<AlertPace>('at-once', 'daily')
const hourOf = (at: Date) => mauritiusClock(at).minutes / 60

describe('the moment of a message', () => {
  test.each([
    ['at once by day', 'at-once', '2026-11-14T08:00:00Z', '2026-11-14T08:00:00Z'],
    ['in the morning after the evening', 'at-once', '2026-11-14T17:00:00Z', '2026-11-15T03:00:00Z'],
    ['in the morning of the same night', 'at-once', '2026-11-14T22:30:00Z', '2026-11-15T03:00:00Z'],
    ['at once from seven', 'at-once', '2026-11-14T03:00:00Z', '2026-11-14T03:00:00Z'],
    ['at once until nine', 'at-once', '2026-11-14T16:59:59Z', '2026-11-14T16:59:59Z'],
    ['the next morning in a digest', 'daily', '2026-11-14T08:00:00Z', '2026-11-15T03:00:00Z'],
    ['this morning in a digest', 'daily', '2026-11-14T02:59:59Z', '2026-11-14T03:00:00Z'],
  ] as const)('is %s', (_, pace, now, at) => {
    expect(tellAt(pace, new Date(now))).toEqual(new Date(at))
  })

  test('never comes when nothing is wanted', () => {
    fc.assert(fc.property(moment, (now) => tellAt('never', now) === undefined))
  })

  test('is never in the quiet hours, never before now, and at most a day away', () => {
    fc.assert(
      fc.property(wanted, moment, (pace, now) => {
        const at = tellAt(pace, now) as Date
        expect(hourOf(at)).toBeGreaterThanOrEqual(tellingHours.from)
        expect(hourOf(at)).toBeLessThan(tellingHours.until)
        expect(at.getTime()).toBeGreaterThanOrEqual(now.getTime())
        expect(at.getTime() - now.getTime()).toBeLessThanOrEqual(dayInMs)
      }),
    )
  })

  test('of a digest is seven in the morning, of a message at once the same moment or that morning', () => {
    fc.assert(
      fc.property(moment, (now) => {
        const daily = tellAt('daily', now) as Date
        expect([hourOf(daily), daily.getTime() % 60_000]).toEqual([tellingHours.from, 0])
        const atOnce = (tellAt('at-once', now) as Date).getTime()
        expect([now.getTime(), daily.getTime()]).toContain(atOnce)
      }),
    )
  })

  test('keeps the order of events', () => {
    fc.assert(
      fc.property(wanted, moment, moment, (pace, one, other) => {
        const [earlier, later] = [one, other].sort((a, b) => a.getTime() - b.getTime()) as [Date, Date]
        expect((tellAt(pace, earlier) as Date) <= (tellAt(pace, later) as Date)).toBe(true)
      }),
    )
  })
})

test('a price is told once a product and day in Mauritius', () => {
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      const isSameDay = mauritiusDay(one) === mauritiusDay(other)
      expect(alertEvent.priceDrop('p1', one) === alertEvent.priceDrop('p1', other)).toBe(isSameDay)
    }),
  )
})

test('tomorrow begins at midnight in Mauritius', () => {
  expect(tomorrow(new Date('2026-11-14T19:59:59Z'))).toBe('2026-11-15')
  expect(tomorrow(new Date('2026-11-14T20:00:00Z'))).toBe('2026-11-16')
})
