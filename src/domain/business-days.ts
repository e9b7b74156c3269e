import { addDays } from './mauritius-time.ts'

/** Holidays later than this many days after the first one counted are ignored, so that every count ends. */
export const mostDaysWithHolidays = 60

/** Monday to Friday without public holidays, which are days 'YYYY-MM-DD'. */
export function isBusinessDay(day: string, holidays: readonly string[]): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const isWeekend = weekday === 0 || weekday === 6
  return !isWeekend && !holidays.includes(day)
}

/** The day `businessDays` business days after this day, which itself does not count. */
export function addBusinessDays(day: string, businessDays: number, holidays: readonly string[]): string {
  const lastWithHolidays = addDays(day, mostDaysWithHolidays)
  let reached = day
  for (let left = businessDays; left > 0; ) {
    reached = addDays(reached, 1)
    if (isBusinessDay(reached, reached > lastWithHolidays ? [] : holidays)) left -= 1
  }
  return reached
}
