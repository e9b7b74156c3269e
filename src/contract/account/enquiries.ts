import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { form } from '#contract/shapes/form.ts'
import { missingOr } from '#contract/shapes/text.ts'
import { sayValue } from '#contract/shapes/value.sentences.ts'

export const enquiry = {
  ask: endpoint({
    method: 'POST',
    path: '/enquiries',
    access: 'user',
    summary: 'Get a code for an enquiry about a product',
    description:
      'The code goes into the message to the store, which can note that it became a sale. One person gets one code a product and day.',
    body: form({ productId: z.guid(missingOr(sayValue.notAnId)) }),
    response: z.object({
      code: z
        .string()
        .nullable()
        .meta({ description: 'None for a product of one’s own store.', example: 'K7M2QX' }),
    }),
  }),
}
