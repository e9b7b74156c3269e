import { between } from 'drizzle-orm'
import { mostDaysWithHolidays } from '#domain/business-days.ts'
import { addDays } from '#domain/mauritius-time.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { holidays } from '#server/platform/database/schema/index.ts'

/** The public holidays that can delay advertising which is paid for on a day. */
export async function holidaysAfter(within: Pick<Tables, 'select'>, day: string): Promise<string[]> {
  const found = await within
    .select({ day: holidays.day })
    .from(holidays)
    .where(between(holidays.day, day, addDays(day, mostDaysWithHolidays)))
  return found.map((holiday) => holiday.day)
}
