import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Count } from '#contract/shapes/count.ts'
import { Message } from '#contract/shapes/message.ts'
import { Moment } from '#contract/shapes/moment.ts'

export const PriceAges = z.object({
  confirmedAt: Moment.nullable().meta({ description: 'When all prices were last confirmed.' }),
  products: Count,
  old: Count.meta({ description: 'How many prices are shown as older than six months.' }),
})
export type PriceAges = z.infer<typeof PriceAges>

export const prices = {
  priceAges: endpoint({
    method: 'GET',
    path: '/auth/admin/prices',
    access: 'admin',
    summary: 'How old the prices of my products are',
    response: PriceAges,
  }),
  confirmPrices: endpoint({
    method: 'POST',
    path: '/auth/admin/prices/confirm',
    access: 'admin',
    summary: 'Say that all prices of my store are still right',
    response: Message.extend({ prices: PriceAges }),
  }),
}
