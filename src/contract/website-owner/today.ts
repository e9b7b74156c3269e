import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Count } from '#contract/shapes/count.ts'
import { Day } from '#contract/shapes/day.ts'
import { RefundContact } from '#contract/shapes/fee.ts'
import { Id } from '#contract/shapes/ids.ts'
import { Moment } from '#contract/shapes/moment.ts'

const Waiting = z.object({
  applications: Count,
  reports: Count.meta({
    description:
      'Things that somebody reported, however many did; those that are gone since must be closed too.',
  }),
  heldRatings: Count,
  reviewPhotos: Count.meta({ description: 'Photos of reviews that only their authors see yet.' }),
  raisedPrices: Count.meta({ description: 'Discounts on prices that were raised for them.' }),
  overdueFees: Count.meta({ description: 'Stores that have not paid within the month of grace.' }),
  messages: Count,
  failingMails: Count,
})

/** What advertising needs, or will do by itself. */
const Advertising = z.object({
  startingTomorrow: z
    .array(z.object({ _id: Id, title: z.string(), storeName: z.string(), isPaid: z.boolean() }))
    .meta({ description: 'Products that will be featured from tomorrow on; the first ten.' }),
  withoutProduct: z
    .array(z.object({ _id: Id, store: z.object({ _id: Id, name: z.string() }), startsOn: Day, endsOn: Day }))
    .meta({ description: 'Paid windows whose product must be chosen, the soonest ten.' }),
  refunds: z.object({
    count: Count,
    cents: z.int().meta({ description: 'In all, in hundredths of a rupee.' }),
    first: z
      .array(
        z.object({
          _id: Id,
          storeName: z.string(),
          refundDueCents: z.int(),
          contact: RefundContact.nullable(),
        }),
      )
      .meta({ description: 'The five that have been owed longest.' }),
  }),
})

const DayInFigures = z.object({
  day: Day,
  productViews: Count,
  storeViews: Count,
  calls: Count,
  whatsapps: Count,
  directions: Count,
  links: Count,
  ratings: Count,
  signUps: Count,
})

export const Today = z.object({
  waiting: Waiting,
  advertising: Advertising,
  newest: z.object({
    people: z.array(z.object({ _id: Id, name: z.string(), createdAt: Moment })),
    stores: z.array(z.object({ _id: Id, name: z.string(), city: z.string(), createdAt: Moment })),
    products: z.array(z.object({ _id: Id, title: z.string(), storeName: z.string(), createdAt: Moment })),
  }),
  days: z.array(DayInFigures).meta({ description: 'The last 30, oldest first, today included.' }),
})
export type Today = z.infer<typeof Today>

export const ownerToday = {
  today: endpoint({
    method: 'GET',
    path: '/owner/today',
    access: 'owner',
    summary: 'What waits, what is new, and the last 30 days in figures',
    response: Today,
  }),
}
