import type { PastPrice } from '#contract/shapes/honest-discount.ts'

export const chartSize = { width: 300, height: 90 }
/** Room above and below the line. */
const margin = 6

/** Steps from the first price until now; the highest price is at the top. */
export function chartPath(prices: readonly PastPrice[], now: Date): string {
  const { width, height } = chartSize
  const starts = prices.map(({ since }) => Date.parse(since))
  const amounts = prices.map(({ price }) => price)
  const [from = 0] = starts
  const span = Math.max(1, now.getTime() - from)
  const lowest = Math.min(...amounts)
  const range = Math.max(...amounts) - lowest || 1
  const across = (moment: number) => rounded(Math.min(1, (moment - from) / span) * width)
  const down = (price: number) => rounded(margin + (1 - (price - lowest) / range) * (height - 2 * margin))
  const [first = 0, ...later] = amounts
  const steps = later.map((price, index) => `H${across(starts[index + 1] ?? from)}V${down(price)}`)
  return `M0 ${down(first)}${steps.join('')}H${width}`
}

const rounded = (number: number) => Math.round(number * 10) / 10
