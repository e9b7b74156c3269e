import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { form } from '#contract/shapes/form.ts'
import { Id } from '#contract/shapes/ids.ts'
import { missingOr } from '#contract/shapes/text.ts'
import { sayValue } from '#contract/shapes/value.sentences.ts'
import { say } from './taps.sentences.ts'

export const tapKinds = ['view', 'call', 'whatsapp', 'directions', 'link'] as const

export const Tap = form({
  kind: z.enum(tapKinds, missingOr(say.whatWasDone)),
  storeId: z.guid(missingOr(sayValue.notAnId)),
  productId: Id.optional().meta({ description: 'When it was done on a product of the store.' }),
})
export type Tap = z.infer<typeof Tap>

export const tap = {
  count: endpoint({
    method: 'POST',
    path: '/taps',
    access: 'public',
    summary: 'Count a view of a page, or a tap on call, WhatsApp, directions or a link',
    description: 'Robots and repeats are not counted.',
    body: Tap,
    response: z.object({}),
  }),
}
