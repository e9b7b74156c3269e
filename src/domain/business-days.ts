import { addDays } from './mauritius-time.ts'

/** Public holidays of Mauritius that fall on the same date every year, 'MM-DD'. */
const fixedHolidays = new Set(['01-01', '01-02', '02-01', '03-12', '05-01', '11-02', '12-25'])

/** Monday to Friday without holidays; those that follow the moon or change every year are listed by date. */
export function isBusinessDay(day: string, movingHolidays: readonly string[] = []): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const isWeekend = weekday === 0 || weekday === 6
  return !isWeekend && !fixedHolidays.has(day.slice(5)) && !movingHolidays.includes(day)
}

/** The day `count` business days after this day, which itself does not count. */
export function addBusinessDays(
  day: string,
  businessDays: number,
  movingHolidays: readonly string[] = [],
): string {
  let reached = day
  for (let left = businessDays; left > 0; ) {
    reached = addDays(reached, 1)
    if (isBusinessDay(reached, movingHolidays)) left -= 1
  }
  return reached
}
