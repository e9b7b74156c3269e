import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { issue } from '#contract/issue.ts'
import { Count } from '#contract/shapes/count.ts'
import { Day } from '#contract/shapes/day.ts'
import { Cents } from '#contract/shapes/fee.ts'
import { form } from '#contract/shapes/form.ts'
import { Id } from '#contract/shapes/ids.ts'
import { Message } from '#contract/shapes/message.ts'
import { Moment } from '#contract/shapes/moment.ts'
import { PageQuery, paging } from '#contract/shapes/paging.ts'
import { RatedKind } from '#contract/shapes/review.ts'
import { isPlausibleDay } from '#domain/mauritius-time.ts'
import {
  decidedThings,
  notificationKinds,
  notificationMails,
  toldDecisions,
} from '#domain/store-notifications.ts'
import { say } from './notifications.sentences.ts'

const noted = {
  _id: Id,
  at: Moment,
  isRead: z.boolean(),
}

export const OwnNotification = z.discriminatedUnion('kind', [
  z.object({
    ...noted,
    kind: z.literal('rating'),
    of: RatedKind,
    targetId: Id,
    name: z.string().meta({ description: 'The product or the store.' }),
    rating: z.int(),
  }),
  z.object({
    ...noted,
    kind: z.literal('report-decision'),
    decision: z.enum(toldDecisions),
    target: z.enum(decidedThings),
    label: z.string(),
    words: z.string().meta({ description: 'The reason, as it was mailed.' }),
  }),
  z.object({
    ...noted,
    kind: z.literal('fee-date'),
    notice: z.enum(['before-due', 'after-due', 'grace-ends', 'deletion-warning']),
    startsOn: Day,
    endsOn: Day,
    dueOn: Day,
    owedCents: Cents,
  }),
])
export type OwnNotification = z.infer<typeof OwnNotification>

/** A point in time, of plausible years. */
const isMoment = (text: string) => Moment.safeParse(text).success && isPlausibleDay(text.slice(0, 10))

const Mail = z.enum(notificationMails, issue(say.whichMail))

export const notifications = {
  notifications: endpoint({
    method: 'GET',
    path: '/auth/admin/notifications',
    access: 'admin',
    summary: 'What my store is told about, newest first, and what of it comes by mail',
    query: PageQuery,
    response: z.object({
      notifications: z.array(OwnNotification),
      unread: Count.meta({ description: 'At most 100.' }),
      mails: z.object({ rating: Mail, 'report-decision': Mail, 'fee-date': Mail }),
      ...paging,
    }),
  }),
  unreadNotifications: endpoint({
    method: 'GET',
    path: '/auth/admin/notifications/unread',
    access: 'admin',
    summary: 'How many notifications I have not read',
    response: z.object({ unread: Count.meta({ description: 'At most 100.' }) }),
  }),
  readNotifications: endpoint({
    method: 'POST',
    path: '/auth/admin/notifications/read',
    access: 'admin',
    summary: 'Mark my notifications as read',
    body: form({
      until: z.string(issue(say.badMoment)).refine(isMoment, issue(say.badMoment)).meta({
        description: 'When the newest one on the screen came: later ones stay unread.',
        example: '2026-11-14T08:00:00.000Z',
      }),
    }),
    response: Message,
  }),
  chooseNotificationMail: endpoint({
    method: 'PUT',
    path: '/auth/admin/notifications/mails',
    access: 'admin',
    summary: 'Choose when notifications of a kind come by mail',
    description:
      'What was removed, and what is late with a fee, is mailed at once in any case: that is part of the service.',
    body: form({ kind: z.enum(notificationKinds, issue(say.whichKind)), mail: Mail }),
    response: Message,
  }),
}
