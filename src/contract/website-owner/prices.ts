import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { issue } from '#contract/issue.ts'
import { form } from '#contract/shapes/form.ts'
import { Id } from '#contract/shapes/ids.ts'
import { Message } from '#contract/shapes/message.ts'
import { Moment } from '#contract/shapes/moment.ts'
import { PageQuery, paging } from '#contract/shapes/paging.ts'
import { orNone, paragraphs } from '#contract/shapes/text.ts'
import { longest } from '#domain/limits.ts'
import { say } from './prices.sentences.ts'

export const raisedPriceLists = ['waiting', 'looked-at'] as const
export type RaisedPriceList = (typeof raisedPriceLists)[number]

export const RaisedPrice = z.object({
  _id: Id,
  product: z.object({
    _id: Id,
    title: z.string(),
    isShown: z.boolean().meta({ description: 'Whether visitors see it.' }),
  }),
  store: z.object({ _id: Id, name: z.string() }),
  startedAt: Moment,
  expiresAt: Moment,
  announcedPercent: z.number(),
  listPrice: z.number().meta({ description: 'What the store strikes through, in rupees.' }),
  salePrice: z.number(),
  lowestPrice: z.number().meta({ description: 'Of the 30 days before the discount began.' }),
  foundAt: Moment,
  lookedAt: Moment.nullable(),
  note: z.string().nullable(),
})
export type RaisedPrice = z.infer<typeof RaisedPrice>

export const ownerPrices = {
  raised: endpoint({
    method: 'GET',
    path: '/owner/raised-prices',
    access: 'owner',
    summary: 'Discounts on a price that was raised within the 30 days before them',
    query: PageQuery.extend({
      show: z
        .enum(raisedPriceLists, issue(say.whichList))
        .default('waiting')
        .meta({ description: 'Those that wait, the oldest first, or those looked at, the newest first.' }),
    }),
    response: z.object({ prices: z.array(RaisedPrice), ...paging }),
  }),
  lookAt: endpoint({
    method: 'POST',
    path: '/owner/raised-prices/:raisedPriceId/look-at',
    access: 'owner',
    summary: 'Mark a discount on a raised price as looked at; the product stays as it is',
    params: z.object({ raisedPriceId: Id }),
    body: form({ note: orNone(paragraphs('note', longest.decisionText)).default(null) }),
    response: Message,
  }),
}
