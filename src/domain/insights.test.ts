import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestHour, bestWeekday, insightPeriods, periodOf, searchedWords } from './insights.ts'
import { addDays, dayInMs } from './mauritius-time.ts'

const hours = (visits: Record<number, number>) => Array.from({ length: 24 }, (_, hour) => visits[hour] ?? 0)

test.each(insightPeriods)(
  'a period of %i days ends today and follows the one before without a gap',
  (days) => {
    const { from, until, beforeFrom, beforeUntil } = periodOf('2026-11-14', days)
    const length = (first: string, last: string) => (Date.parse(last) - Date.parse(first)) / dayInMs + 1
    expect([until, length(from, until), length(beforeFrom, beforeUntil)]).toEqual(['2026-11-14', days, days])
    expect(addDays(beforeUntil, 1)).toBe(from)
  },
)

test('the best hour is the earliest of equals, and none when there were few visits', () => {
  expect(bestHour(hours({ 9: 6, 17: 6 }))).toBe(9)
  expect(bestHour(hours({ 9: 5, 17: 6 }))).toBe(17)
  expect(bestHour(hours({ 9: 4, 17: 5 }))).toBeUndefined()
})

test('the best weekday is that of the average day, because a month has some of them five times', () => {
  const days = (visits: (day: string) => number, length = 30) =>
    Array.from({ length }, (_, index) => addDays('2026-10-16', index)).map((day) => ({
      day,
      visits: visits(day),
    }))
  // Five Fridays of 5 and four Sundays of 6.
  const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
  expect(bestWeekday(days((day) => (weekday(day) === 5 ? 5 : weekday(day) === 0 ? 6 : 0)))).toBe('Sunday')
  expect(bestWeekday(days(() => 0))).toBeUndefined()
  expect(bestWeekday(days(() => 100, 1))).toBeUndefined()
})

test.each([
  ['  Gâteau   PIMENT ', 'gateau piment'],
  ['Chapeau-de-paille', 'chapeau de paille'],
  ['iPhone 15 256', 'iphone 15 256'],
  ['', undefined],
  ['anjali@example.mu', undefined],
  ['5 755 0142', undefined],
  ['57550142', undefined],
  ['a'.repeat(41), undefined],
])('a search for %j is counted as %j', (q, words) => expect(searchedWords(q)).toBe(words))

test('counted words are counted as themselves', () => {
  fc.assert(
    fc.property(fc.string(), (q) => {
      const words = searchedWords(q)
      if (words !== undefined) expect(searchedWords(words)).toBe(words)
    }),
  )
})
