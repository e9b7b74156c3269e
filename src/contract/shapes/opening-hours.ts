import { z } from 'zod'
import type { Weekday } from '#domain/mauritius-time.ts'
import { isAllDay, isValidDay, slots } from '#domain/opening-hours.ts'

function everyDay<Day extends z.ZodType>(day: Day) {
  return {
    Monday: day,
    Tuesday: day,
    Wednesday: day,
    Thursday: day,
    Friday: day,
    Saturday: day,
    Sunday: day,
  } satisfies Record<Weekday, Day>
}

const DayHours = z.object({
  open: z.boolean(),
  from: z.string().nullable().meta({ example: '09:00' }),
  to: z.string().nullable().meta({ example: '17:30' }),
})

export const OpeningHours = z.object(everyDay(DayHours)).partial()
export type OpeningHours = z.infer<typeof OpeningHours>

const allSevenDays = 'Please give the opening hours of all seven days.'

const time = z
  .string('Please choose when the store opens and closes.')
  .trim()
  .refine((value) => value === '' || slots.includes(value), 'Opening hours go in steps of 30 minutes.')
  .transform((value) => value || null)
  .nullable()
  .default(null)

const ChangedDay = z
  .object({ open: z.boolean('Please say whether the store is open.'), from: time, to: time }, allSevenDays)
  .refine(({ open, from, to }) => !open || (from !== null && to !== null), {
    message: 'Please choose when the store opens and closes.',
  })
  .refine((day) => !day.open || day.from === null || day.from !== day.to || isAllDay(day), {
    message: 'A store cannot open and close at the same time.',
  })
  // A closed day keeps its hours for next time, but only hours that could be used again.
  .transform((day) => (isValidDay({ ...day, open: true }) ? day : { ...day, from: null, to: null }))

/** The whole week at once. */
export const ChangedOpeningHours = z.object(everyDay(ChangedDay), allSevenDays)
