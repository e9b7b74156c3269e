import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longest } from './limits.ts'
import { filledStars, formatAverage, highestRating, isRating, lowestRating, notARating } from './rating.ts'

test.each([
  [1, true],
  [5, true],
  [3, true],
  [0, false],
  [6, false],
  [-1, false],
  [4.5, false],
  [Number.NaN, false],
])('whether %d is a rating: %s', (rating, answer) => {
  expect(isRating(rating)).toBe(answer)
})

test.each([
  [0, 0, '0.0'],
  [1, 1, '1.0'],
  [2.4, 2, '2.4'],
  [2.49, 2, '2.5'],
  [2.5, 3, '2.5'],
  [4.4999, 4, '4.5'],
  [4.96, 5, '5.0'],
  [5, 5, '5.0'],
])('an average of %d fills %d stars and reads %s', (average, stars, text) => {
  expect(filledStars(average)).toBe(stars)
  expect(formatAverage(average)).toBe(text)
})

test('the rating bounds, the message and the comment limit are those of the specification', () => {
  expect([lowestRating, highestRating]).toEqual([1, 5])
  expect(notARating.en).toBe('Please select a rating between 1 and 5.')
  expect(longest.comment).toBe(1000)
})

test('0 to 5 stars are filled for any average', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), (average) => {
      const stars = filledStars(average)
      expect(stars).toBeGreaterThanOrEqual(0)
      expect(stars).toBeLessThanOrEqual(5)
      expect(stars % 1).toBe(0)
    }),
  )
})
