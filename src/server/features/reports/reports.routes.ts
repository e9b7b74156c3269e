import type { FastifyRequest } from 'fastify'
import { api } from '#contract/index.ts'
import type { Mount } from '#server/http/mount.ts'
import { callerAddress } from '#server/limits/address.ts'
import type { Person } from '#server/sessions/callers.ts'
import type { ReportsService } from './reports.service.ts'

export function reportsRoutes(mount: Mount, reports: ReportsService) {
  mount(api.report.product, ({ body, caller }, { request }) =>
    reports.report('product', body.productId, body, reporterOf(caller, request)),
  )
  mount(api.report.store, ({ body, caller }, { request }) =>
    reports.report('store', body.storeId, body, reporterOf(caller, request)),
  )
  mount(api.report.productReview, ({ body, caller }, { request }) =>
    reports.report('product_rating', body.targetId, body, reporterOf(caller, request)),
  )
  mount(api.report.storeReview, ({ body, caller }, { request }) =>
    reports.report('store_rating', body.ratingId, body, reporterOf(caller, request)),
  )
}

const reporterOf = ({ userId }: Person, request: FastifyRequest) => ({
  userId,
  address: callerAddress(request.ip),
})
