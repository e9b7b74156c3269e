import { dayInMs, hourInMs } from './mauritius-time.ts'

export const pageSize = 12
export const wishlistPageSize = 9
export const flashSaleHours = 48
export const flashSaleLimit = 10
export const newArrivalDays = 30
/** As many characters as a search can have. */
export const longestSearch = 200

/** A running deal that ends no later than this is a flash sale. */
export function flashSalesUntil(now: Date): Date {
  return new Date(now.getTime() + flashSaleHours * hourInMs)
}

/** A product added at this moment or later is a new arrival. */
export function newArrivalsSince(now: Date): Date {
  return new Date(now.getTime() - newArrivalDays * dayInMs)
}
