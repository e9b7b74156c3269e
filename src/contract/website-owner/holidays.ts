import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { issue } from '#contract/issue.ts'
import { Count } from '#contract/shapes/count.ts'
import { chosenDay, Day } from '#contract/shapes/day.ts'
import { form } from '#contract/shapes/form.ts'
import { Id } from '#contract/shapes/ids.ts'
import { Message } from '#contract/shapes/message.ts'
import { filledIn, line, missingOr } from '#contract/shapes/text.ts'
import { sayValue } from '#contract/shapes/value.sentences.ts'
import { longest } from '#domain/limits.ts'
import { earliestDay, latestDay } from '#domain/mauritius-time.ts'
import { say } from './holidays.sentences.ts'

export const Holiday = z.object({
  _id: Id,
  day: Day,
  nameEn: z.string(),
  nameFr: z.string(),
  isProvisional: z.boolean().meta({ description: 'Its date is expected but not yet official.' }),
})
export type Holiday = z.infer<typeof Holiday>

const yearOf = (day: string) => Number(day.slice(0, 4))
const Year = z.coerce
  .number(issue(say.badYear))
  .int(issue(say.badYear))
  .min(yearOf(earliestDay), issue(say.badYear))
  .max(yearOf(latestDay), issue(say.badYear))

const Name = filledIn(line('name', longest.holidayName))
const written = {
  day: chosenDay(missingOr(sayValue.badDay)),
  nameEn: Name,
  nameFr: Name,
  isProvisional: z.boolean(issue(say.yesOrNo)).default(false),
}
const seen = form(written).meta({
  description: 'As the caller last read it: another change that came meanwhile is told first.',
})
const thisHoliday = z.object({ holidayId: Id })

export const ownerHolidays = {
  holidays: endpoint({
    method: 'GET',
    path: '/owner/holidays',
    access: 'owner',
    summary: 'The public holidays of a year, by date',
    query: z.object({ year: Year.optional().meta({ description: 'This year when it is left out.' }) }),
    response: z.object({
      year: z.int(),
      years: z.array(z.int()).meta({ description: 'Those with a holiday, and this and the next one.' }),
      holidays: z.array(Holiday),
      toCheck: z
        .array(
          z.object({
            year: z.int(),
            missing: z.array(z.object({ nameEn: z.string(), nameFr: z.string() })),
            provisional: Count,
          }),
        )
        .meta({
          description: 'Movable holidays of this and the next year without a date, or without a sure one.',
        }),
    }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/owner/holidays',
    access: 'owner',
    summary: 'Add a public holiday',
    body: form(written),
    response: Message.extend({ _id: Id }),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/owner/holidays/:holidayId',
    access: 'owner',
    summary: 'Change a public holiday; windows that are paid for keep their days',
    params: thisHoliday,
    body: form({ ...written, seen }),
    response: Message,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/owner/holidays/:holidayId/remove',
    access: 'owner',
    summary: 'Remove a public holiday',
    params: thisHoliday,
    body: form({ seen }),
    response: Message,
  }),
}
