import { api } from '#contract/index.ts'
import { paymentDetailsTag } from '#server/lists/tags.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { paymentDetailsRow, toPaymentDetails } from '#server/shared/payment-details.ts'

export function paymentDetailsRoutes(mount: Mount, tables: Tables) {
  mount.cached(api.paymentDetails.all, async () => ({
    answer: toPaymentDetails(await paymentDetailsRow(tables)),
    tags: [paymentDetailsTag],
    until: 'never',
  }))
}
