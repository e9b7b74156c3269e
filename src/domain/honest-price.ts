import { isRunning, reducedPrice } from './discount.ts'
import { addDays, dayInMs, mauritiusDay, startOfMauritiusDay } from './mauritius-time.ts'
import { type Rupees, toCents } from './money.ts'

/** A reduction is compared with the lowest price of so many days before it began (Directive 98/6/EC, article 6a). */
export const comparedDays = 30
/** How far back the chart of a product's prices goes. */
export const chartDays = 90
/** How many prices the chart shows; a price that changes more often begins later. */
export const mostChartPrices = 60
/** How many rows of a product's history are read, the newest ones. */
export const mostPriceRows = 200

/** A row of the price history: list price and discount from a moment on. */
export interface PriceRow {
  price: Rupees
  percent: number | null
  expiresAt: Date | null
  since: Date
}

/** The price in force from a moment until the next step. */
export interface PriceStep {
  since: Date
  price: Rupees
  listPrice: Rupees
  isReduced: boolean
}

/** A running reduction beside the lowest price before it. */
export interface HonestDiscount {
  startedAt: Date
  /** Null when fewer days are known than must be compared: no claim is made. */
  lowestPrice: Rupees | null
  /** Whole percents below the lowest price, rounded down; 0 when it is no reduction or no claim is made. */
  percent: number
  /** The list price is higher than the lowest list price of the days before. */
  isRaised: boolean
}

/** The prices in force up to now, oldest first. A discount that ends by time is a step without a row. */
export function priceSteps(rows: readonly PriceRow[], now: Date): PriceStep[] {
  const known = rows.map((row) => (row.since > now ? { ...row, since: now } : row))
  return known.flatMap((row, index) => {
    const end = known[index + 1]?.since
    return end !== undefined && end <= row.since ? [] : stepsOfRow(row, end, now)
  })
}

function stepsOfRow({ price, percent, expiresAt, since }: PriceRow, end: Date | undefined, now: Date) {
  const full = { price, listPrice: price, isReduced: false }
  const discount = { value: percent, expiresAt: expiresAt?.toISOString() ?? null, isActive: true }
  if (expiresAt === null || !isRunning(discount, since)) return [{ ...full, since }]
  const reduced = { since, price: reducedPrice(price, discount), listPrice: price, isReduced: true }
  const endsByTime = expiresAt <= now && (end === undefined || expiresAt < end)
  return endsByTime ? [reduced, { ...full, since: expiresAt }] : [reduced]
}

/** Undefined when no reduction runs now. */
export function honestDiscount(rows: readonly PriceRow[], now: Date): HonestDiscount | undefined {
  const steps = priceSteps(rows, now)
  const current = steps.at(-1)
  if (!current?.isReduced) return
  const first = firstOfReduction(steps)
  const startedAt = steps[first]?.since ?? now
  const compared = stepsBefore(steps.slice(0, first), startedAt)
  if (!compared) return { startedAt, lowestPrice: null, percent: 0, isRaised: false }
  const lowestPrice = Math.min(...compared.map(({ price }) => price))
  return {
    startedAt,
    lowestPrice,
    percent: percentBelow(lowestPrice, current.price),
    isRaised: current.listPrice > Math.min(...compared.map(({ listPrice }) => listPrice)),
  }
}

/** A reduction that deepens keeps its beginning; one whose price rises begins again. */
function firstOfReduction(steps: readonly PriceStep[]): number {
  let first = steps.length - 1
  for (;;) {
    const [before, step] = [steps[first - 1], steps[first]]
    if (!before?.isReduced || !step || before.price < step.price) return first
    first -= 1
  }
}

/** The steps in force in the days before a moment; undefined when not all of these days are known. */
function stepsBefore(steps: readonly PriceStep[], moment: Date): PriceStep[] | undefined {
  const from = new Date(moment.getTime() - comparedDays * dayInMs)
  if (!steps[0] || steps[0].since > from) return
  return inForceSince(steps, from)
}

/** The steps that were in force at some time from this moment on. */
export const inForceSince = (steps: readonly PriceStep[], from: Date) =>
  steps.filter((_, index) => {
    const next = steps[index + 1]
    return next === undefined || next.since > from
  })

function percentBelow(lowest: Rupees, price: Rupees): number {
  const difference = toCents(lowest) - toCents(price)
  return difference > 0 ? Math.floor((difference * 100) / toCents(lowest)) : 0
}

export interface ChartPrice {
  since: Date
  price: Rupees
}

/** The prices of the last days, oldest first, each until the next; none when the price did not change in these days. */
export function chartPrices(rows: readonly PriceRow[], now: Date): ChartPrice[] {
  const from = startOfMauritiusDay(addDays(mauritiusDay(now), -chartDays))
  const steps = inForceSince(priceSteps(rows, now), from)
  const changes = steps
    .filter(({ price }, index) => price !== steps[index - 1]?.price)
    .map(({ since, price }) => ({ since: since < from ? from : since, price }))
  return changes.length > 1 ? changes.slice(-mostChartPrices) : []
}
