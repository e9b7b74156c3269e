import { isPlausibleDay } from '#domain/mauritius-time.ts'

export interface HolidaysSearch {
  year?: number | undefined
}

/** An address without a year, or with an invalid one, means this year. */
export function yearIn(value: unknown): number | undefined {
  return isPlausibleDay(`${value}-01-01`) ? Number(value) : undefined
}

export const linkToHolidays = (year: number) => ({ to: '/owner/holidays', search: { year } }) as const
