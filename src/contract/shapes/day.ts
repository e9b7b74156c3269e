import { z } from 'zod'
import { issue } from '#contract/issue.ts'
import { earliestDay, isPlausibleDay, latestDay } from '#domain/mauritius-time.ts'
import { sayValue } from './value.sentences.ts'

/** A calendar day in Mauritius, in an answer. */
export const Day = z.iso.date().meta({ example: '2026-11-14' })

const yearOf = (day: string) => day.slice(0, 4)
const outOfRange = issue(sayValue.dayOutOfRange({ first: yearOf(earliestDay), last: yearOf(latestDay) }))

/** A calendar day in Mauritius, chosen by a caller. */
export function chosenDay(error: Parameters<typeof z.iso.date>[0] = issue(sayValue.badDay)) {
  const params = typeof error === 'string' ? { error } : error
  return z.iso
    .date({ ...params, abort: true })
    .refine(isPlausibleDay, outOfRange)
    .meta({ example: '2026-11-14' })
}

/** 'YYYY-MM', chosen by a caller. */
export const MonthOfYear = z
  .string(issue(sayValue.badMonth))
  .refine((month) => isPlausibleDay(`${month}-01`), issue(sayValue.badMonth))
  .meta({ example: '2026-11' })
