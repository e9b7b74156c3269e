import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { issue } from '#contract/issue.ts'
import { Count } from '#contract/shapes/count.ts'
import { form } from '#contract/shapes/form.ts'
import { Id } from '#contract/shapes/ids.ts'
import { Moment } from '#contract/shapes/moment.ts'
import { PageQuery, paging } from '#contract/shapes/paging.ts'
import { filledIn, paragraphs } from '#contract/shapes/text.ts'
import { longest } from '#domain/limits.ts'
import { say } from './messages.sentences.ts'

export const ContactReply = z.object({ author: z.string(), text: z.string(), createdAt: Moment })
export type ContactReply = z.infer<typeof ContactReply>

export const ContactMessage = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  createdAt: Moment,
  readAt: Moment.nullable(),
  repliedAt: Moment.nullable(),
  replies: z.array(ContactReply).meta({ description: 'Oldest first.' }),
})
export type ContactMessage = z.infer<typeof ContactMessage>

const params = z.object({ messageId: Id })

export const ownerMessages = {
  messages: endpoint({
    method: 'GET',
    path: '/owner/messages',
    access: 'owner',
    summary: 'Messages from the contact form: unread ones first, then newest first',
    query: PageQuery.extend({
      show: z.enum(['all', 'unread'], issue(say.allOrUnread)).default('all'),
    }),
    response: z.object({ messages: z.array(ContactMessage), unread: Count, ...paging }),
  }),
  read: endpoint({
    method: 'POST',
    path: '/owner/messages/:messageId/read',
    access: 'owner',
    summary: 'Note that a message was read',
    params,
    response: ContactMessage,
  }),
  reply: endpoint({
    method: 'POST',
    path: '/owner/messages/:messageId/reply',
    access: 'owner',
    summary: 'Reply to a message by mail',
    params,
    body: form({
      text: filledIn(paragraphs('yourReply', longest.messageReply)),
      repliesSeen: z
        .int(issue(say.howManyReplies))
        .min(0, issue(say.howManyReplies))
        .default(0)
        .meta({ description: 'How many replies there were: another that came meanwhile is told first.' }),
    }),
    response: ContactMessage,
  }),
}
