import { normaliseExpiry } from '#domain/discount.ts'
import { addDays, dayInMs, endOfMauritiusDay, mauritiusDay } from '#domain/mauritius-time.ts'

/** The first Mauritius day whose deals can still be seen: today, or tomorrow in the last minute of today. */
export function firstDealDay(now: Date): string {
  const today = mauritiusDay(now)
  return now < endOfMauritiusDay(today) ? today : addDays(today, 1)
}

/** 0 ends on the first deal day, 1 on the day after; below 0 it is over already. */
export function discountExpiry(endsInDays: number, now: Date): Date {
  const expiry = normaliseExpiry(addDays(firstDealDay(now), endsInDays))
  if (!expiry) throw new RangeError(`No calendar day lies ${endsInDays} days from ${now.toISOString()}.`)
  return expiry
}

/** So many whole days ago and a part of one more, never before `earliest`. */
export function momentDaysAgo(now: Date, days: number, partOfDay: number, earliest = 0): number {
  const moment = now.getTime() - Math.floor((days + partOfDay) * dayInMs)
  return Math.max(moment, earliest)
}
