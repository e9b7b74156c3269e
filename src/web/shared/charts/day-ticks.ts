import { formatDate } from '#domain/mauritius-time.ts'
import type { Tick } from './series.ts'

/** Days, with a label every so many, counted back from the last. */
export const dayTicks = (days: readonly string[], every: number): Tick[] =>
  days.map((day, index) => ({
    name: formatDate(day),
    label: (days.length - 1 - index) % every === 0 ? formatDate(day).slice(0, 5) : undefined,
  }))
