import { addDays, endOfMauritiusDay, isPlausibleDay, mauritiusDay } from './mauritius-time.ts'
import { type Rupees, toCents } from './money.ts'

/** As it crosses the wire; value and expiry are null when there is no discount. */
export interface Discount {
  /** Percent. */
  value: number | null
  expiresAt: string | null
  isActive: boolean
}

export type RunningDiscount = Discount & { value: number; expiresAt: string }

function isDiscountPercent(value: number): boolean {
  return value > 0 && value < 100
}

/** Compares with the clock, because `isActive` is as old as the answer. */
export function isRunning(discount: Discount, now: Date): discount is RunningDiscount {
  const { value, expiresAt } = discount
  return (
    value !== null && isDiscountPercent(value) && expiresAt !== null && Date.parse(expiresAt) > now.getTime()
  )
}

/** The price a shopper pays now: whole rupees while the discount runs, the list price otherwise. */
export function salePrice(price: Rupees, discount: Discount, now: Date): Rupees {
  return isRunning(discount, now) ? reducedPrice(price, discount) : price
}

/** What a running discount leaves to pay. */
export function reducedPrice(price: Rupees, { value }: Pick<RunningDiscount, 'value'>): Rupees {
  // Whole cents times whole hundredths of a percent, so that halves round up without floating-point surprises.
  const remainingHundredths = 10_000 - Math.round(value * 100)
  return Math.round((toCents(price) * remainingHundredths) / 1_000_000)
}

const instantPattern = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

/** The end of the Mauritius day of a 'YYYY-MM-DD' date or an ISO instant. */
export function normaliseExpiry(input: string): Date | undefined {
  const day = instantPattern.test(input) ? dayOfInstant(input) : input
  return day !== undefined && isPlausibleDay(day) ? endOfMauritiusDay(day) : undefined
}

function dayOfInstant(input: string): string | undefined {
  const [writtenDay] = input.split('T', 1)
  const instant = new Date(input)
  if (!writtenDay || !isPlausibleDay(writtenDay) || Number.isNaN(instant.getTime())) return
  return mauritiusDay(instant)
}

/** The next moment at which any discount can end, because all end with a Mauritius day. */
export function nextDiscountExpiry(now: Date): Date {
  const today = mauritiusDay(now)
  const todays = endOfMauritiusDay(today)
  return todays > now ? todays : endOfMauritiusDay(addDays(today, 1))
}

/** A discount as it is stored: complete, or none at all. */
export interface StoredDiscount {
  value: number
  expiresAt: Date
}

/** A discount as a store owner sends it; null means left out. */
interface SentDiscount {
  value: number | null
  expiresAt: string | null
}

export type DiscountFault = 'needs-value' | 'needs-expiry' | 'is-over'

/**
 * The discount that a save results in: 0, or nothing at all, ends it; one field alone leaves the other as it is. An
 * expired discount may stay on its product, but none may begin expired.
 */
export function savedDiscount(
  stored: StoredDiscount | null,
  sent: SentDiscount | null,
  now: Date,
): StoredDiscount | null | DiscountFault {
  if (!sent || sent.value === 0 || (sent.value === null && sent.expiresAt === null)) return null
  const value = sent.value ?? stored?.value
  const expiresAt = sent.expiresAt === null ? stored?.expiresAt : normaliseExpiry(sent.expiresAt)
  if (value === undefined) return 'needs-value'
  if (expiresAt === undefined) return 'needs-expiry'
  const isUnchanged = stored?.value === value && stored.expiresAt.getTime() === expiresAt.getTime()
  return isUnchanged || expiresAt > now ? { value, expiresAt } : 'is-over'
}
