import { z } from 'zod'

/** A calendar day in Mauritius. */
export const Day = z.iso.date('Please give a day as YYYY-MM-DD.').meta({ example: '2026-11-14' })
