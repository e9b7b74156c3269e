import type { FastifyRequest } from 'fastify'
import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { OwnStoresOf } from '#server/platform/sessions/own-stores.ts'
import { addressFrom } from '#server/platform/sessions/where-from.ts'
import type { TappedFrom, TapsService } from './taps.service.ts'

export function tapsRoutes(mount: Mount, taps: TapsService, ownStoresOf: OwnStoresOf) {
  const from = (request: FastifyRequest): TappedFrom => ({
    address: addressFrom(request),
    userAgent: request.headers['user-agent'],
    // Without the database a tap is gathered all the same.
    ownStores: () => ownStoresOf(request).catch(() => []),
  })
  mount(api.tap.count, async ({ body }, { request }) => {
    await taps.count(body, from(request))
    return {}
  })
  mount(api.tap.search, async ({ body }, { request }) => {
    await taps.search(body, from(request))
    return {}
  })
}
