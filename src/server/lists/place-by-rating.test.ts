import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeByRating } from './place-by-rating.ts'

const rated = fc.record({
  averageRating: fc.oneof(fc.constantFrom(0, 1, 13 / 3, 5), fc.double({ min: 0, max: 5, noNaN: true })),
  ratingCount: fc.oneof(fc.nat(3), fc.nat()),
  id: fc.uuid(),
})

test('places are in the order of the cards: best average, most ratings, smallest id', () => {
  fc.assert(
    fc.property(rated, rated, (one, other) => {
      const isEarlier =
        one.averageRating !== other.averageRating
          ? one.averageRating > other.averageRating
          : one.ratingCount !== other.ratingCount
            ? one.ratingCount > other.ratingCount
            : one.id < other.id
      expect(placeByRating(one) < placeByRating(other)).toBe(isEarlier)
    }),
    { numRuns: 2000 },
  )
})
