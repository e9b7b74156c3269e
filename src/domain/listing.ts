import { dayInMs, hourInMs } from './mauritius-time.ts'

export const pageSize = 12
export const wishlistPageSize = 9
export const flashSaleHours = 48
export const flashSaleLimit = 10
export const newArrivalDays = 30
/** As many characters as a search can have. */

/** With fewer ratings than this, one person's five stars would lead every list. */
export const enoughRatings = 3

/** How many ratings a best-rated list requires: one, while those with more do not fill a page. */
export function ratingsToBeListed(countWithEnough: number): number {
  return countWithEnough < pageSize ? 1 : enoughRatings
}

/** A running deal that ends no later than this is a flash sale. */
export function flashSalesUntil(now: Date): Date {
  return new Date(now.getTime() + flashSaleHours * hourInMs)
}

/** A product added at this moment or later is a new arrival. */
export function newArrivalsSince(now: Date): Date {
  return new Date(now.getTime() - newArrivalDays * dayInMs)
}
