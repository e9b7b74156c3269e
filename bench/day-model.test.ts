import { expect, test } from 'vitest'
import { island, perVisit, popular, ratesIn, sumOf, visitsByHour } from './day-model.ts'
import { seededRandom } from './random.ts'

const hours = visitsByHour.map((_, hour) => hour)

test('a day has 24 hours with all of its visits', () => {
  expect(visitsByHour).toHaveLength(24)
  expect(visitsByHour.reduce((sum, share) => sum + share)).toBe(100)
})

test('the requests of all hours are those of all visits', () => {
  const ofAVisit = Object.values(perVisit).reduce((sum, count) => sum + count)
  const ofTheDay = hours.reduce((sum, hour) => sum + sumOf(ratesIn(hour)) * 3600, 0)
  expect(ofTheDay).toBeCloseTo(((island.people * island.visitorsOf100) / 100) * ofAVisit, 0)
})

test('a tenth of the products gets half of the views', () => {
  const random = seededRandom()
  const things = Array.from({ length: 1000 }, (_, at) => at)
  const seen = Array.from({ length: 20_000 }, () => popular(things, random))
  const share = seen.filter((thing) => thing < 100).length / seen.length
  expect(share).toBeGreaterThan(0.45)
  expect(share).toBeLessThan(0.55)
})
