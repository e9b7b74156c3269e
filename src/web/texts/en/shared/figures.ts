import type { Weekday } from '#domain/mauritius-time.ts'
import { formatRupees, type Rupees } from '#domain/money.ts'
import { inThousands } from '#domain/thousands.ts'

/** '1,250' */
export const figure = (count: number) => inThousands(count, ',')

/** 'Rs 1,250' */
export const money = (amount: Rupees) => formatRupees(amount, 'en')

export { formatAverage as averageFigure } from '#domain/rating.ts'

/** The wire names days in English. */
export const weekdayName = (weekday: Weekday): string => weekday

/** 'November 2026' for '2026-11'. */
export function monthName(month: string): string {
  const firstDay = new Date(`${month}-01T00:00:00Z`)
  return Number.isNaN(firstDay.getTime())
    ? month
    : firstDay.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
}

/** 'Products (12)' */
export const counted = (name: string, count: number) => `${name} (${figure(count)})`

/** 'Left to pay: Rs 500' */
export const labelled = (label: string, value: string) => `${label}: ${value}`

/** A text that somebody typed, in quotation marks. */
export const quoted = (text: string) => `‘${text}’`
