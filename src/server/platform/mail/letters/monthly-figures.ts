import type { Cents } from '#domain/money.ts'

/** A store's last month. */
export interface MonthlyFigures {
  storeName: string
  /** 'YYYY-MM' */
  month: string
  views: number
  calls: number
  whatsapp: number
  directions: number
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
