import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { ownEnquiries } from './enquiries.service.ts'

export function ownEnquiriesRoutes(mount: Mount, enquiries: ReturnType<typeof ownEnquiries>): void {
  mount(api.storeOwner.enquiries, ({ caller, query }) => enquiries.page(caller, query))
  mount(api.storeOwner.markSale, ({ caller, params, body }) =>
    enquiries.mark(caller, params.enquiryId, body.becameSale),
  )
}
