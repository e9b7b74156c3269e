import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { FeesService } from './fees.service.ts'

export function feesRoutes(mount: Mount, fees: FeesService) {
  mount(api.storeOwner.fees, ({ caller, query }) => fees.all(caller, query))
  mount(api.storeOwner.statement, ({ caller, params }) => fees.statement(caller, params.month))
  mount(api.storeOwner.receipt, ({ caller, params }) => fees.receipt(caller, params.paymentId))
}
