import { z } from 'zod'
import { issue } from '#contract/issue.ts'
import { slots } from '#domain/clock-time.ts'
import { longest, mostSpansADay } from '#domain/limits.ts'
import { type Weekday, weekdays } from '#domain/mauritius-time.ts'
import { isAllDay, specialHours } from '#domain/opening-hours.ts'
import { doOverlap, isValidDay, isValidSpan, sortedSpans } from '#domain/opening-spans.ts'
import { Day } from './day.ts'
import { form } from './form.ts'
import { Moment } from './moment.ts'
import { sayStore } from './store.sentences.ts'
import { line, orNone } from './text.ts'

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

const OpeningHours = z.object(everyDay(DayHours)).partial()
export type OpeningHours = z.infer<typeof OpeningHours>

const Span = z.object({
  from: z.string().meta({ example: '14:00' }),
  to: z.string().meta({ example: '18:00' }),
})

export const SpecialDay = z.object({
  day: Day,
  hours: z.enum(specialHours).meta({ description: 'Usual ones are those of the weekday.' }),
  spans: z.array(Span).meta({ description: 'Empty unless the hours are other ones.' }),
  note: z.string().nullable(),
  holiday: z.string().nullable().meta({ description: 'The public holidays of that day.' }),
})
export type SpecialDay = z.infer<typeof SpecialDay>

/** When a store is open: the first span of each weekday, and beside it what not every store has. */
export const StoreHours = z.object({
  openingHours: OpeningHours.nullable().meta({ description: 'Null until the store sets them.' }),
  extraHours: z
    .object(everyDay(z.array(Span)))
    .partial()
    .meta({ description: 'The further spans of the weekdays that have some.' }),
  specialDays: z.array(SpecialDay).meta({
    description: 'They replace what begins on that day; what began the evening before runs on.',
  }),
  hoursConfirmedAt: Moment.nullable().meta({
    description: 'When the store last set its hours or said that they are right.',
  }),
})
export type StoreHours = z.infer<typeof StoreHours>

const slot = z
  .string(issue(sayStore.fromAndTo))
  .trim()
  .refine((value) => value === '' || slots.includes(value), issue(sayStore.halfHours))

const time = slot
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
const ChangedOpeningHours = z.object(everyDay(ChangedDay), issue(sayStore.allSevenDays))

const ChangedSpan = z
  .object({ from: slot, to: slot }, issue(sayStore.fromAndTo))
  .refine(({ from, to }) => from !== '' && to !== '', { message: issue(sayStore.fromAndTo), abort: true })
  .refine(isValidSpan, { message: issue(sayStore.noTimeOpen) })

const spans = (most: number) =>
  z
    .array(ChangedSpan, issue(sayStore.fromAndTo))
    .max(most, { message: issue(sayStore.tooManySpans(mostSpansADay)), abort: true })
    .refine((chosen) => !doOverlap(chosen), { message: issue(sayStore.overlap) })
    .transform(sortedSpans)

/** A weekday that is left out has no further spans. */
const ChangedExtraHours = z.object(everyDay(spans(mostSpansADay - 1).default([])), issue(sayStore.fromAndTo))

/** Further spans come with the week, because they must not overlap with it. */
export const changedHours = {
  openingHours: ChangedOpeningHours.nullable()
    .optional()
    .meta({ description: 'The whole week; null when the store no longer says when it is open.' }),
  extraHours: ChangedExtraHours.optional().meta({
    description:
      'Further spans of the weekdays. Left out, those of weekdays whose first span does not change stay.',
  }),
}
type ChangedHours = z.output<z.ZodObject<typeof changedHours>>

export function refuseOverlap({ openingHours, extraHours }: ChangedHours, context: z.RefinementCtx): void {
  if (!extraHours) return
  if (openingHours === undefined)
    context.addIssue({ code: 'custom', path: ['openingHours'], message: issue(sayStore.allSevenDays) })
  for (const weekday of weekdays)
    if (openingHours && doOverlap([openingHours[weekday], ...extraHours[weekday]]))
      context.addIssue({ code: 'custom', path: ['extraHours', weekday], message: issue(sayStore.overlap) })
}

/** What a store says about one date. */
export const ChangedSpecialDay = form({
  hours: z.enum(specialHours, issue(sayStore.closedOrOpen)),
  spans: spans(mostSpansADay).default([]).meta({ description: 'Ignored unless the hours are other ones.' }),
  note: orNone(line('note', longest.specialDayNote)).default(null),
}).refine(({ hours, spans }) => hours !== 'other' || spans.length > 0, {
  path: ['spans'],
  message: issue(sayStore.fromAndTo),
})
