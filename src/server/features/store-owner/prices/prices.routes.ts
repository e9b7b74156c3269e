import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { priceConfirmation } from './prices.service.ts'

export function pricesRoutes(mount: Mount, prices: ReturnType<typeof priceConfirmation>): void {
  mount(api.storeOwner.priceAges, ({ caller }) => prices.ages(caller))
  mount(api.storeOwner.confirmPrices, ({ caller }) => prices.confirm(caller))
}
