import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { chosenDay, Day } from '#contract/shapes/day.ts'
import { form } from '#contract/shapes/form.ts'
import { Message } from '#contract/shapes/message.ts'
import { ChangedSpecialDay } from '#contract/shapes/opening-hours.ts'
import { Wants } from '#contract/shapes/wants.ts'

const ofDay = z.object({ day: chosenDay() })

export const UpcomingHoliday = z.object({
  day: Day,
  name: z.string().meta({ description: 'Of all holidays of that day.', example: 'Divali' }),
  isProvisional: z.boolean().meta({ description: 'Its date is expected but not yet official.' }),
})
export type UpcomingHoliday = z.infer<typeof UpcomingHoliday>

export const hours = {
  upcomingHolidays: endpoint({
    method: 'GET',
    path: '/auth/admin/hours/holidays',
    access: 'admin',
    summary: 'The public holidays of the next 60 days, by date',
    response: z.object({ holidays: z.array(UpcomingHoliday) }),
  }),
  setSpecialDay: endpoint({
    method: 'PUT',
    path: '/auth/admin/hours/days/:day',
    access: 'admin',
    summary: 'Say when my store is open on one date',
    params: ofDay,
    body: ChangedSpecialDay,
    response: Message,
  }),
  removeSpecialDay: endpoint({
    method: 'DELETE',
    path: '/auth/admin/hours/days/:day',
    access: 'admin',
    summary: 'Say nothing special about one date any more',
    params: ofDay,
    response: Message,
  }),
  confirmHours: endpoint({
    method: 'POST',
    path: '/auth/admin/hours/confirm',
    access: 'admin',
    summary: 'Say that the opening hours of my store are still right',
    response: Message,
  }),
  hoursMail: endpoint({
    method: 'GET',
    path: '/auth/admin/hours/mail',
    access: 'admin',
    summary: 'Whether I want mails that ask about my opening hours',
    response: z.object({ wants: z.boolean() }),
  }),
  chooseHoursMail: endpoint({
    method: 'PUT',
    path: '/auth/admin/hours/mail',
    access: 'admin',
    summary: 'Choose whether I want mails that ask about my opening hours',
    body: form({ wants: Wants }),
    response: Message,
  }),
}
