import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { issue } from '#contract/issue.ts'
import { chosenDay, Day } from '#contract/shapes/day.ts'
import { form } from '#contract/shapes/form.ts'
import { Id } from '#contract/shapes/ids.ts'
import { Message } from '#contract/shapes/message.ts'
import { Moment } from '#contract/shapes/moment.ts'
import { PageQuery, paging, SearchWords } from '#contract/shapes/paging.ts'
import { picture } from '#contract/shapes/picture.ts'
import { missingOr } from '#contract/shapes/text.ts'
import { mostFeaturedOrdered } from '#domain/limits.ts'
import { say } from './promotion.sentences.ts'

const FeaturedState = z.enum(['running', 'coming', 'past'], issue(say.whichState))

/** A product as the console lists it, shown to the public or not. */
export const ListedProduct = z.object({
  _id: Id,
  title: z.string(),
  price: z.number(),
  ...picture,
  isRemoved: z.boolean(),
  store: z.object({ _id: Id, name: z.string(), isSuspended: z.boolean() }),
  featured: z
    .object({
      state: FeaturedState,
      from: Day,
      until: Day.nullable().meta({
        description: 'The last day; none when it is featured until it is ended.',
      }),
    })
    .nullable(),
  periods: z
    .array(
      z.object({
        from: Day,
        until: Day.nullable(),
        isPaid: z
          .boolean()
          .meta({ description: 'By personalised advertising: its days cannot be changed here.' }),
      }),
    )
    .meta({ description: 'Those that run or come, earliest first; they may overlap.' }),
  paid: z
    .object({ startsOn: Day, endsOn: Day })
    .nullable()
    .meta({ description: 'The latest personalised advertising that was charged for it.' }),
  createdAt: Moment,
})
export type ListedProduct = z.infer<typeof ListedProduct>

const thisProduct = z.object({ productId: Id })
const times = {
  from: chosenDay().meta({ description: 'The first day, in Mauritius.' }),
  until: chosenDay().nullable().default(null).meta({ description: 'The last day, in Mauritius.' }),
}

export const ownerPromotion = {
  products: endpoint({
    method: 'GET',
    path: '/owner/products',
    access: 'owner',
    summary: 'Products by words, newest first, removed ones too',
    query: PageQuery.extend({
      search: SearchWords,
      status: z.enum(['active', 'removed'], issue(say.activeOrRemoved)).optional(),
    }),
    response: z.object({ products: z.array(ListedProduct), ...paging }),
  }),
  featured: endpoint({
    method: 'GET',
    path: '/owner/featured',
    access: 'owner',
    summary:
      'Featured products: running ones and those with days to come in their order, past ones latest first',
    query: PageQuery.extend({ state: FeaturedState.default('running') }),
    response: z.object({ products: z.array(ListedProduct), ...paging }),
  }),
  start: endpoint({
    method: 'GET',
    path: '/owner/featured/start',
    access: 'owner',
    summary: 'On which day personalised advertising begins that is paid on a day',
    query: z.object({ paidOn: chosenDay().optional().meta({ description: 'Today when it is left out.' }) }),
    response: z.object({ paidOn: Day, startsOn: Day }),
  }),
  feature: endpoint({
    method: 'POST',
    path: '/owner/featured',
    access: 'owner',
    summary: 'Feature a product, last in the list; days that are paid for stay featured besides',
    body: form({ productId: Id, ...times }),
    response: Message,
  }),
  order: endpoint({
    method: 'PUT',
    path: '/owner/featured/order',
    access: 'owner',
    summary: 'Put featured products in order; those not named keep their places',
    body: form({
      ids: z
        .array(Id, missingOr(say.listOfIds))
        .min(1, issue(say.nameSome))
        .max(mostFeaturedOrdered, issue(say.tooMany)),
    }),
    response: Message,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/owner/featured/:productId',
    access: 'owner',
    summary: 'Change the days that the website owner has chosen for a product',
    params: thisProduct,
    body: form(times),
    response: Message,
  }),
  end: endpoint({
    method: 'POST',
    path: '/owner/featured/:productId/end',
    access: 'owner',
    summary: 'End what the website owner has chosen; days that are paid for end with a refund',
    params: thisProduct,
    response: Message,
  }),
}
