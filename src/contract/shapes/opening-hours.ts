import { z } from 'zod'
import { issue } from '#contract/issue.ts'
import type { Weekday } from '#domain/mauritius-time.ts'
import { isAllDay, isValidDay, slots } from '#domain/opening-hours.ts'
import { sayStore } from './store.sentences.ts'

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

const time = z
  .string(issue(sayStore.fromAndTo))
  .trim()
  .refine((value) => value === '' || slots.includes(value), issue(sayStore.halfHours))
  .transform((value) => value || null)
  .nullable()
  .default(null)

const ChangedDay = z
  .object({ open: z.boolean(issue(sayStore.openOrNot)), from: time, to: time }, issue(sayStore.allSevenDays))
  .refine(({ open, from, to }) => !open || (from !== null && to !== null), {
    message: issue(sayStore.fromAndTo),
  })
  .refine((day) => !day.open || day.from === null || day.from !== day.to || isAllDay(day), {
    message: issue(sayStore.noTimeOpen),
  })
  // A closed day keeps its hours for next time, if they are valid.
  .transform((day) => (isValidDay({ ...day, open: true }) ? day : { ...day, from: null, to: null }))

/** The whole week at once. */
export const ChangedOpeningHours = z.object(everyDay(ChangedDay), issue(sayStore.allSevenDays))
