import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Message } from '#contract/shapes/message.ts'
import { Moment } from '#contract/shapes/moment.ts'

/** Anybody who knows the addresses can read the feed. */
export const OwnFeed = z.object({
  google: z.string().meta({ description: 'For Google Merchant Center: RSS 2.0.' }),
  meta: z.string().meta({ description: 'For the catalogues of Facebook and Instagram: CSV.' }),
  createdAt: Moment,
})
export type OwnFeed = z.infer<typeof OwnFeed>

const feedAnswer = z.object({ feed: OwnFeed.nullable().meta({ description: 'Null while there is none.' }) })

export const feed = {
  feed: endpoint({
    method: 'GET',
    path: '/auth/admin/feed',
    access: 'admin',
    summary: 'The addresses of my product feed',
    response: feedAnswer,
  }),
  renewFeed: endpoint({
    method: 'POST',
    path: '/auth/admin/feed',
    access: 'admin',
    summary: 'Make new addresses for my product feed',
    description: 'The addresses before stop working.',
    response: Message.extend(feedAnswer.shape),
  }),
  endFeed: endpoint({
    method: 'DELETE',
    path: '/auth/admin/feed',
    access: 'admin',
    summary: 'End my product feed',
    response: Message,
  }),
}
