import { addMonths, mauritiusDay, startOfMauritiusDay } from './mauritius-time.ts'

/** A price that nobody has confirmed for so long may be wrong. */
export const oldPriceMonths = 6

/** The first moment at which a price that was confirmed then counts as old: the same day, six months later. */
export const priceIsOldFrom = (confirmedAt: Date): Date =>
  startOfMauritiusDay(addMonths(mauritiusDay(confirmedAt), oldPriceMonths))

export const isOldPrice = (confirmedAt: Date, now: Date): boolean => now >= priceIsOldFrom(confirmedAt)
