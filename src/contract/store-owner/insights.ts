import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { issue } from '#contract/issue.ts'
import { Count } from '#contract/shapes/count.ts'
import { Day } from '#contract/shapes/day.ts'
import { Id } from '#contract/shapes/ids.ts'
import { weekdays } from '#domain/mauritius-time.ts'
import { say } from './insights.sentences.ts'

export const insightChoices = ['1', '7', '30', '90'] as const
export type InsightChoice = (typeof insightChoices)[number]

const taps = {
  calls: Count,
  whatsapps: Count,
  directions: Count,
  links: Count,
}

export const InsightFigures = z.object({
  storeViews: Count.meta({ description: 'Visits of the page of the store.' }),
  productViews: Count.meta({ description: 'Visits of the pages of its products.' }),
  ...taps,
  wishes: Count.meta({ description: 'One that was taken back still counts.' }),
  ratings: Count,
  follows: Count.meta({ description: 'People who began to follow the store and still do.' }),
  sales: Count.meta({ description: 'Enquiries that the owner noted as a sale.' }),
  searches: Count.meta({ description: 'Searches that showed the store or a product of it.' }),
})
export type InsightFigures = z.infer<typeof InsightFigures>

const VisitsAndTaps = z.object({ visits: Count, taps: Count })

export const ProductInsights = z.object({
  _id: Id,
  title: z.string(),
  isShown: z.boolean().meta({ description: 'Whether its page can be opened.' }),
  visits: Count,
  ...taps,
  wishes: Count,
  ratings: Count,
})
export type ProductInsights = z.infer<typeof ProductInsights>

export const Insights = z.object({
  from: Day,
  until: Day.meta({ description: 'Today.' }),
  untilHour: z.int().min(0).max(23).meta({ description: 'The running hour in Mauritius.' }),
  figures: InsightFigures,
  before: InsightFigures.meta({
    description: 'The same number of days before, up to the same hour of the last one.',
  }),
  followers: Count.meta({ description: 'All who follow the store now, without its owner.' }),
  days: z.array(VisitsAndTaps.extend({ day: Day })),
  hours: z.array(VisitsAndTaps).meta({ description: 'From midnight in Mauritius, all days together.' }),
  best: z
    .object({ hour: z.int().min(0).max(23).nullable(), weekday: z.enum(weekdays).nullable() })
    .meta({ description: 'When most people come; null when there were too few visits to say.' }),
  words: z.array(z.object({ words: z.string(), searches: Count })).meta({
    description: 'What people typed to find the store; words of fewer than five people are left out.',
  }),
  products: z
    .array(ProductInsights)
    .meta({ description: 'Most visited first; those with no figure are left out.' }),
  productTotal: Count.meta({ description: 'How many have a figure; the list has the first 500.' }),
  countedSince: Day.nullable().meta({ description: 'The first day with a figure; null when there is none.' }),
  hasProducts: z.boolean(),
})
export type Insights = z.infer<typeof Insights>

export const insights = {
  insights: endpoint({
    method: 'GET',
    path: '/auth/admin/insights',
    access: 'admin',
    summary: 'What visitors did with my store and its products',
    description:
      'Visits by the store owner, by robots and repeated ones are not counted. Figures are a few seconds old.',
    query: z.object({ period: z.enum(insightChoices, issue(say.badPeriod)).default('30') }),
    response: Insights,
  }),
}
