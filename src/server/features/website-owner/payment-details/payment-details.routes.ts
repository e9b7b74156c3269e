import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { PaymentDetailsService } from './payment-details.service.ts'

export function paymentDetailsRoutes(mount: Mount, details: PaymentDetailsService) {
  mount(api.ownerPaymentDetails.all, () => details.all())
  mount(api.ownerPaymentDetails.save, ({ caller, body }) => details.save(caller, body))
}
