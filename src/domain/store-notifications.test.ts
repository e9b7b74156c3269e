import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayInMs, mauritiusClock, mauritiusDay } from './mauritius-time.ts'
import { dailyMailUntil } from './store-notifications.ts'

test.each([
  ['2026-11-14T02:59:59Z', undefined],
  ['2026-11-14T03:00:00Z', '2026-11-14T03:00:00.000Z'],
  ['2026-11-14T19:59:59Z', '2026-11-14T03:00:00.000Z'],
  ['2026-11-14T20:00:00Z', undefined],
])('at %s the mail of the day has what happened until %s', (now, until) => {
  expect(dailyMailUntil(new Date(now))?.toISOString()).toBe(until)
})

test('the mail of a day has what happened until 07:00 of that day, never what is to come', () => {
  const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, (now) => {
      const until = dailyMailUntil(now)
      expect(until === undefined).toBe(mauritiusClock(now).minutes < 7 * 60)
      if (!until) return
      expect(mauritiusDay(until)).toBe(mauritiusDay(now))
      expect(mauritiusClock(until).minutes).toBe(7 * 60)
      expect(now.getTime() - until.getTime()).toBeGreaterThanOrEqual(0)
      expect(now.getTime() - until.getTime()).toBeLessThan(dayInMs)
    }),
  )
})
