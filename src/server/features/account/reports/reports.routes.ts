import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { personFrom } from '#server/platform/sessions/where-from.ts'
import type { ReportsService } from './reports.service.ts'

export function reportsRoutes(mount: Mount, reports: ReportsService) {
  mount(api.report.product, ({ body, caller }, { request }) =>
    reports.report('product', body.productId, body, personFrom(caller, request)),
  )
  mount(api.report.store, ({ body, caller }, { request }) =>
    reports.report('store', body.storeId, body, personFrom(caller, request)),
  )
  mount(api.report.productReview, ({ body, caller }, { request }) =>
    reports.report('product_rating', body.targetId, body, personFrom(caller, request)),
  )
  mount(api.report.storeReview, ({ body, caller }, { request }) =>
    reports.report('store_rating', body.ratingId, body, personFrom(caller, request)),
  )
  mount(api.report.answer, ({ body, caller }, { request }) =>
    reports.report('answer', body.answerId, body, personFrom(caller, request)),
  )
}
