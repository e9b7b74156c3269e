import { comparedDays, inForceSince, type PriceRow, priceSteps } from './honest-price.ts'
import { dayInMs } from './mauritius-time.ts'
import type { Rupees } from './money.ts'

interface PriceDrop {
  before: Rupees
  now: Rupees
}

/**
 * A drop is a price below the lowest of the 30 days before the last change. So a price that is raised and lowered again
 * is none, and neither is a discount that comes back. The rows are in the order of time, and end with the price now.
 */
export function priceDrop(rows: readonly PriceRow[], now: Date): PriceDrop | undefined {
  const last = rows.at(-1)
  const current = last && priceSteps([last], now).at(-1)
  if (!current) return
  const { since } = last
  const earlier = priceSteps(rows.slice(0, -1), since).filter((step) => step.since < since)
  const before = earlier.at(-1)
  const from = new Date(since.getTime() - comparedDays * dayInMs)
  const lowest = Math.min(...inForceSince(earlier, from).map(({ price }) => price))
  return before && current.price < lowest ? { before: before.price, now: current.price } : undefined
}
