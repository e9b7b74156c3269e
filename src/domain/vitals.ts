/** The kinds of pages whose speed is measured, by the beginning of their path. */
const pagePaths = {
  home: /^\/(homepage)?$/,
  listing: /^\/(hot-deals|new-arrivals|featured-products|best-rated-products|best-rated-stores)$/,
  category: /^\/category\//,
  stores: /^\/stores$/,
  search: /^\/search$/,
  product: /^\/product\//,
  store: /^\/store\//,
} as const
export type MeasuredPage = keyof typeof pagePaths
export const measuredPages = Object.keys(pagePaths) as [MeasuredPage, ...MeasuredPage[]]

/** The kind of a page by its path without a language; undefined when it is not measured. */
export const measuredPageOf = (path: string): MeasuredPage | undefined =>
  measuredPages.find((page) => pagePaths[page].test(path))

/**
 * Largest paint and the wait after a tap in milliseconds, and how much moved: the limits of 'good' and of 'poor' are
 * Google's. Counts are kept in steps of a tenth from `smallest` on.
 */
export const vitals = {
  lcp: { smallest: 100, good: 2500, poor: 4000 },
  inp: { smallest: 8, good: 200, poor: 500 },
  cls: { smallest: 0.001, good: 0.1, poor: 0.25 },
} as const
export type Vital = keyof typeof vitals
export const vitalNames = Object.keys(vitals) as [Vital, ...Vital[]]

const step = 1.1
/** Thirty seconds, two seconds and a half, and a third of the screen. */
export const lastBucket = 60

export function bucketOf(vital: Vital, value: number): number {
  const steps = Math.ceil(Math.log(value / vitals[vital].smallest) / Math.log(step) - 1e-9)
  return Math.min(Math.max(steps, 0), lastBucket)
}

/** The largest value of a bucket. */
export const largestIn = (vital: Vital, bucket: number): number => vitals[vital].smallest * step ** bucket

/** The value that three of four visits stay within, from the counts of the buckets. */
export function p75(vital: Vital, counts: ReadonlyMap<number, number>): number {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  let below = 0
  for (const bucket of [...counts.keys()].sort((one, other) => one - other)) {
    below += counts.get(bucket) ?? 0
    if (below >= all * 0.75) return largestIn(vital, bucket)
  }
  return 0
}

export type Verdict = 'good' | 'middling' | 'poor'

export function verdict(vital: Vital, value: number): Verdict {
  const { good, poor } = vitals[vital]
  if (value <= good) return 'good'
  return value <= poor ? 'middling' : 'poor'
}
