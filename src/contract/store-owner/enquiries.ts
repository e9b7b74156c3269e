import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Count } from '#contract/shapes/count.ts'
import { form } from '#contract/shapes/form.ts'
import { Id } from '#contract/shapes/ids.ts'
import { Message } from '#contract/shapes/message.ts'
import { Moment } from '#contract/shapes/moment.ts'
import { PageQuery, paging } from '#contract/shapes/paging.ts'
import { line } from '#contract/shapes/text.ts'
import { Wants } from '#contract/shapes/wants.ts'
import { typedCode } from '#domain/enquiry-code.ts'
import { longest } from '#domain/limits.ts'

/** Without the person, who is not the store’s business. */
export const Enquiry = z.object({
  _id: Id,
  code: z.string().meta({ example: 'K7M2QX' }),
  product: z.string().meta({ description: 'The title of the product, as it was then.' }),
  createdAt: Moment,
  becameSaleAt: Moment.nullable(),
})
export type Enquiry = z.infer<typeof Enquiry>

export const OwnEnquiries = z.object({
  enquiries: z.array(Enquiry).meta({ description: 'Newest first.' }),
  ...paging,
  salesLately: Count.meta({ description: 'How many became a sale in the last 30 days.' }),
})
export type OwnEnquiries = z.infer<typeof OwnEnquiries>

export const enquiries = {
  enquiries: endpoint({
    method: 'GET',
    path: '/auth/admin/enquiries',
    access: 'admin',
    summary: 'Enquiries that came with a code',
    query: PageQuery.extend({
      code: line('code', longest.enquiryCode)
        .transform(typedCode)
        .default('')
        .meta({ description: 'Only the one with this code; blank means all.', example: 'K7M2QX' }),
    }),
    response: OwnEnquiries,
  }),
  markSale: endpoint({
    method: 'PUT',
    path: '/auth/admin/enquiries/:enquiryId',
    access: 'admin',
    summary: 'Note whether an enquiry became a sale',
    params: z.object({ enquiryId: Id }),
    body: form({ becameSale: Wants }),
    response: Message,
  }),
}
