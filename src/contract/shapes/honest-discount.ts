import { z } from 'zod'
import { comparedDays, mostChartPrices } from '#domain/honest-price.ts'
import { Count } from './count.ts'
import { Moment } from './moment.ts'

/** A running discount beside the lowest price of the days before it. */
export const HonestDiscount = z
  .object({
    startedAt: Moment,
    lowestPrice: z
      .number()
      .nullable()
      .meta({
        description: `Of the ${comparedDays} days before it began, in rupees; null when fewer days are known.`,
        example: 1300,
      }),
    percent: Count.meta({
      description:
        'How far the price is below that one, rounded down; 0 when it is not, or no days are known.',
      example: 10,
    }),
  })
  .meta({ id: 'HonestDiscount' })
export type HonestDiscount = z.infer<typeof HonestDiscount>

export const PastPrice = z.object({ since: Moment, price: z.number().meta({ description: 'Rupees.' }) })
export type PastPrice = z.infer<typeof PastPrice>

export const PriceHistory = z.array(PastPrice).max(mostChartPrices)
