import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { EnquiryService } from './enquiries.service.ts'

export function enquiryRoutes(mount: Mount, enquiries: EnquiryService): void {
  mount(api.enquiry.ask, ({ caller, body }) => enquiries.code(caller, body.productId))
}
