import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { enoughRatings } from './listing.ts'
import { type Candidate, filterCounts, narrowed, priceBands, type SearchFilters } from './search-filters.ts'
import { searchOrders } from './search-orders.ts'

const candidate = fc.record<Candidate>({
  id: fc.uuid(),
  storeId: fc.uuid(),
  price: fc.nat({ max: 40 }).map((quarters) => quarters * 2.5),
  isOnSale: fc.boolean(),
  average: fc.constantFrom(0, 1, 2.5, 3, 3.9, 4, 4.5, 5),
  ratings: fc.nat({ max: 5 }),
  addedAt: fc.nat({ max: 5 }),
  km: fc.option(fc.nat({ max: 12 })),
  isOpen: fc.boolean(),
})
const candidates = fc.uniqueArray(candidate, { selector: ({ id }) => id, maxLength: 30 })
const filters: fc.Arbitrary<SearchFilters> = fc.record(
  {
    minPrice: fc.nat({ max: 60 }),
    maxPrice: fc.nat({ max: 100 }),
    onSale: fc.constant(true),
    openNow: fc.constant(true),
    minRating: fc.integer({ min: 1, max: 5 }),
    radius: fc.integer({ min: 1, max: 12 }),
  },
  { requiredKeys: [] },
)

/** One filter after the other, written out. */
function plainly(list: readonly Candidate[], wanted: SearchFilters): Candidate[] {
  let left = [...list]
  if (wanted.minPrice !== undefined) left = left.filter(({ price }) => (price ?? 0) >= (wanted.minPrice ?? 0))
  if (wanted.maxPrice !== undefined) left = left.filter(({ price }) => (price ?? 0) <= (wanted.maxPrice ?? 0))
  if (wanted.onSale) left = left.filter(({ isOnSale }) => isOnSale)
  if (wanted.openNow) left = left.filter(({ isOpen }) => isOpen)
  if (wanted.minRating !== undefined) left = left.filter(({ average }) => average >= (wanted.minRating ?? 0))
  if (wanted.radius !== undefined) left = left.filter(({ km }) => km !== null && km <= (wanted.radius ?? 0))
  return left
}

const ids = (list: readonly Candidate[]) => list.map(({ id }) => id).sort()

test('what is left is what passes each filter, whatever the order', () => {
  fc.assert(
    fc.property(candidates, filters, fc.constantFrom(...searchOrders), (list, wanted, order) => {
      expect(ids(narrowed(list, wanted, order))).toEqual(ids(plainly(list, wanted)))
    }),
  )
})

test('each count is the number that the choice would leave', () => {
  fc.assert(
    fc.property(candidates, filters, (list, wanted) => {
      const { onSale, openNow, ratings, prices, radii } = filterCounts(list, wanted, [2, 5, 10])
      const left = (choice: SearchFilters) => plainly(list, { ...wanted, ...choice }).length
      expect(onSale).toBe(left({ onSale: true }))
      expect(openNow).toBe(left({ openNow: true }))
      for (const { minRating, count } of ratings) expect(count).toBe(left({ minRating }))
      for (const { radius, count } of radii) expect(count).toBe(left({ radius }))
      for (const { minPrice, maxPrice, count } of prices) expect(count).toBe(left({ minPrice, maxPrice }))
    }),
  )
})

describe('the order', () => {
  const inOrder = (order: (typeof searchOrders)[number], isBefore: (a: Candidate, b: Candidate) => boolean) =>
    fc.assert(
      fc.property(candidates, (list) => {
        const sorted = narrowed(list, {}, order)
        for (const [index, next] of sorted.slice(1).entries())
          expect(isBefore(sorted[index] as Candidate, next)).toBe(true)
        // The same whatever order they come in.
        expect(narrowed([...list].reverse(), {}, order)).toEqual(sorted)
      }),
    )

  test('by price goes up and down', () => {
    inOrder('price', (one, other) => (one.price ?? 0) <= (other.price ?? 0))
    inOrder('price-desc', (one, other) => (one.price ?? 0) >= (other.price ?? 0))
  })

  test('by distance ends with those whose position is not known', () => {
    inOrder('nearest', (one, other) => other.km === null || (one.km !== null && one.km <= other.km))
  })

  test('by newness begins with the newest', () => {
    inOrder('newest', (one, other) => one.addedAt >= other.addedAt)
  })

  test('by rating begins with those that enough people have rated', () => {
    inOrder('rating', (one, other) => one.ratings >= enoughRatings || other.ratings < enoughRatings)
  })

  test('of the best matches is the one without filters: average, number of ratings, id', () => {
    inOrder(
      'best',
      (one, other) =>
        one.average > other.average ||
        (one.average === other.average &&
          (one.ratings > other.ratings || (one.ratings === other.ratings && one.id < other.id))),
    )
  })
})

describe('price bands', () => {
  test.each([
    [[10, 20, 30, 40], []],
    [[100, 100, 100, 100, 100, 100], []],
    [
      [12, 30, 55, 90, 110, 240, 260, 900, 1500],
      [{ maxPrice: 100 }, { minPrice: 100, maxPrice: 200 }, { minPrice: 200 }],
    ],
    [
      [1, 2, 300, 300, 300, 310],
      [{ maxPrice: 200 }, { minPrice: 200 }],
    ],
  ])('of %j are %j', (prices, bands) => {
    expect(priceBands(prices)).toEqual(bands)
  })

  test('have every price in at least one of them, and none is empty', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 100_000 }), { maxLength: 40 }), (prices) => {
        const bands = priceBands(prices)
        const isIn = (price: number, { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY }) =>
          price >= minPrice && price <= maxPrice
        if (bands.length > 0)
          for (const price of prices) expect(bands.some((band) => isIn(price, band))).toBe(true)
        for (const band of [bands[0], bands.at(-1)])
          if (band) expect(prices.some((price) => isIn(price, band))).toBe(true)
      }),
    )
  })
})
