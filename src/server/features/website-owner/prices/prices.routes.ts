import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { PricesService } from './prices.service.ts'

export function pricesRoutes(mount: Mount, prices: PricesService) {
  mount(api.ownerPrices.raised, ({ query }) => prices.page(query.show, query.page))
  mount(api.ownerPrices.lookAt, ({ caller, params, body }) =>
    prices.lookAt(caller, params.raisedPriceId, body.note),
  )
}
