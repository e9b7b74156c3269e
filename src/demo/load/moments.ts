import { normaliseExpiry } from '#domain/discount.ts'
import { addDays, dayInMs, endOfMauritiusDay, mauritiusDay } from '#domain/mauritius-time.ts'

/** The first Mauritius day whose deals are still visible: today, or tomorrow in the last minute of today. */
export function firstDealDay(now: Date): string {
  const today = mauritiusDay(now)
  return now < endOfMauritiusDay(today) ? today : addDays(today, 1)
}

/** 0 ends on the first deal day, 1 on the day after; negative values have ended. */
export function discountExpiry(endsInDays: number, now: Date): Date {
  const expiry = normaliseExpiry(addDays(firstDealDay(now), endsInDays))
  if (!expiry) throw new RangeError(`No calendar day lies ${endsInDays} days from ${now.toISOString()}.`)
  return expiry
}

/** In milliseconds, rounded to the second, never before `earliest`. */
export function momentDaysAgo(now: Date, days: number, earliest = 0): number {
  return Math.max(toTheSecond(now.getTime() - days * dayInMs), earliest)
}

export function toTheSecond(moment: number): number {
  return Math.floor(moment / 1000) * 1000
}

const dayTexts = new Map<number, string>()
const twoDigits = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'))

/** A moment in whole seconds as PostgreSQL reads it. The text of each day is cached, because millions are written. */
export function instantText(moment: number): string {
  const day = Math.floor(moment / dayInMs)
  let dayText = dayTexts.get(day)
  if (dayText === undefined) {
    dayText = new Date(day * dayInMs).toISOString().slice(0, 11)
    dayTexts.set(day, dayText)
  }
  const seconds = Math.floor((moment - day * dayInMs) / 1000)
  const [hour, minute] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return `${dayText}${twoDigits[hour]}:${twoDigits[minute]}:${twoDigits[seconds % 60]}Z`
}
