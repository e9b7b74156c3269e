import { expect, test } from 'vitest'
import {
  flashSaleHours,
  flashSaleLimit,
  flashSalesUntil,
  newArrivalDays,
  newArrivalsSince,
  pageSize,
  ratingsToBeListed,
  wishlistPageSize,
} from './listing.ts'

test.each([
  ['2026-11-14T12:00:00Z', '2026-11-16T12:00:00.000Z', '2026-10-15T12:00:00.000Z'],
  ['2026-12-31T23:59:59Z', '2027-01-02T23:59:59.000Z', '2026-12-01T23:59:59.000Z'],
  ['2028-02-28T00:00:00Z', '2028-03-01T00:00:00.000Z', '2028-01-29T00:00:00.000Z'],
  ['2026-03-01T00:00:00Z', '2026-03-03T00:00:00.000Z', '2026-01-30T00:00:00.000Z'],
])('at %s flash sales end by %s and new arrivals came since %s', (now, until, since) => {
  expect(flashSalesUntil(new Date(now)).toISOString()).toBe(until)
  expect(newArrivalsSince(new Date(now)).toISOString()).toBe(since)
})

test('a list page holds 12, a wishlist page 9; flash sales are 10 at most, of 48 hours; arrivals stay new for 30 days', () => {
  expect([pageSize, wishlistPageSize]).toEqual([12, 9])
  expect([flashSaleLimit, flashSaleHours, newArrivalDays]).toEqual([10, 48, 30])
})

test.each([
  [0, 1],
  [11, 1],
  [12, 3],
  [13, 3],
])('where %i have three ratings or more, the best rated need %i', (countWithEnough, ratings) => {
  expect(ratingsToBeListed(countWithEnough)).toBe(ratings)
})
