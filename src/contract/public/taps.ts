import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { form } from '#contract/shapes/form.ts'
import { Id } from '#contract/shapes/ids.ts'
import { missingOr } from '#contract/shapes/text.ts'

export const tapKinds = ['view', 'call', 'whatsapp', 'directions', 'link'] as const

export const Tap = form({
  kind: z.enum(tapKinds, missingOr('Please say what was done.')),
  storeId: z.guid(missingOr('That is not a valid id.')),
  productId: Id.optional().meta({ description: 'When it was done on a product of the store.' }),
})
export type Tap = z.infer<typeof Tap>

export const tap = {
  count: endpoint({
    method: 'POST',
    path: '/taps',
    access: 'public',
    summary: 'Count a view of a page, or a tap on call, WhatsApp, directions or a link',
    body: Tap,
    response: z.object({}),
  }),
}
