import { z } from 'zod'
import { earliestDay, isPlausibleDay, latestDay } from '#domain/mauritius-time.ts'

/** A calendar day in Mauritius, as an answer tells it. */
export const Day = z.iso.date().meta({ example: '2026-11-14' })

const [firstYear, lastYear] = [earliestDay, latestDay].map((day) => day.slice(0, 4))
const outOfRange = `Please give a day of the years ${firstYear} to ${lastYear}.`

/** A calendar day in Mauritius that a caller chooses. */
export function chosenDay(error: Parameters<typeof z.iso.date>[0] = 'Please give a day as YYYY-MM-DD.') {
  const params = typeof error === 'string' ? { error } : error
  return z.iso
    .date({ ...params, abort: true })
    .refine(isPlausibleDay, outOfRange)
    .meta({ example: '2026-11-14' })
}
