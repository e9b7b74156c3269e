import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Count } from '#contract/shapes/count.ts'
import { Id } from '#contract/shapes/ids.ts'
import { Message } from '#contract/shapes/message.ts'
import { Moment } from '#contract/shapes/moment.ts'
import { PageQuery, paging } from '#contract/shapes/paging.ts'

const mail = {
  _id: Id,
  to: z.object({ name: z.string(), email: z.string() }),
  letter: z.string().meta({ description: 'Which letter it is.', example: 'verify-email' }),
}

export const QueuedMail = z.object({
  ...mail,
  state: z
    .enum(['waiting', 'failing', 'given-up'])
    .meta({ description: 'Not tried yet, tried in vain, or no longer tried.' }),
  tries: Count,
  lastError: z.string().nullable(),
  nextTryAt: Moment.nullable().meta({ description: 'None when it was given up.' }),
  createdAt: Moment,
})
export type QueuedMail = z.infer<typeof QueuedMail>

export const DeliveredMail = z.object({ ...mail, deliveredAt: Moment })
export type DeliveredMail = z.infer<typeof DeliveredMail>

export const ownerMails = {
  mails: endpoint({
    method: 'GET',
    path: '/owner/mails',
    access: 'owner',
    summary: 'Mails that are not delivered yet: those given up first, then failing ones, then waiting ones',
    query: PageQuery,
    response: z.object({ mails: z.array(QueuedMail), failing: Count, ...paging }),
  }),
  delivered: endpoint({
    method: 'GET',
    path: '/owner/mails/delivered',
    access: 'owner',
    summary: 'Mails that were delivered within about a day, the last one first',
    query: PageQuery,
    response: z.object({ mails: z.array(DeliveredMail), ...paging }),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/owner/mails/:mailId/retry',
    access: 'owner',
    summary: 'Try to deliver a mail at once',
    params: z.object({ mailId: Id }),
    response: Message,
  }),
}
