import { addDays, addMonths, formatDate } from '#domain/mauritius-time.ts'
import type { Cents } from '#domain/money.ts'

/** What is counted of a month. */
export interface MonthCounts {
  views: number
  calls: number
  whatsapp: number
  directions: number
  /** Missing in letters that were queued before these were counted. */
  links?: number
  wishes?: number
  ratings?: number
  follows?: number
  searches?: number
}

/** A store's last month. */
export interface MonthlyFigures extends MonthCounts {
  storeName: string
  /** 'YYYY-MM' */
  month: string
  /** Visits in the month before. */
  viewsBefore?: number
  /** Visits of each day of the month that had some. */
  viewsByDay?: Record<string, number>
  /** Owed at the end of the month; what was paid ahead is below zero. */
  balanceCents: Cents
  campaigns: { ranOn: string; channel: string; shown: string }[]
}

/** More would make the mail long; the statement names all. */
export const campaignsNamed = 5

export const nameOfMonth = (month: string, locale: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

const weekDays = 7

/** The visits of a month in bars of seven days, the last one shorter; none when nobody came. */
export function weeklyBars({ month, viewsByDay = {} }: Pick<MonthlyFigures, 'month' | 'viewsByDay'>) {
  const last = addDays(addMonths(`${month}-01`, 1), -1)
  const bars: { label: string; value: number }[] = []
  for (let first = `${month}-01`; first <= last; first = addDays(first, weekDays)) {
    const days = Array.from({ length: weekDays }, (_, index) => addDays(first, index)).filter(
      (day) => day <= last,
    )
    const value = days.reduce((sum, day) => sum + (viewsByDay[day] ?? 0), 0)
    bars.push({ label: `${shortDate(first)} – ${shortDate(days.at(-1) ?? first)}`, value })
  }
  return bars.some(({ value }) => value > 0) ? bars : []
}

/** '07/10' */
const shortDate = (day: string) => formatDate(day).slice(0, 5)
