import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { PromotionService } from './promotion.service.ts'

export function promotionRoutes(mount: Mount, promotion: PromotionService) {
  const calls = api.ownerPromotion

  mount(calls.products, ({ query }) => promotion.products(query))
  mount(calls.featured, ({ query }) => promotion.featured(query))
  mount(calls.start, ({ query }) => promotion.start(query.paidOn))
  mount(calls.feature, ({ caller, body }) => promotion.feature(caller, body))
  mount(calls.order, ({ caller, body }) => promotion.order(caller, body.ids))
  mount(calls.change, ({ caller, params, body }) => promotion.change(caller, params.productId, body))
  mount(calls.end, ({ caller, params }) => promotion.end(caller, params.productId))
}
