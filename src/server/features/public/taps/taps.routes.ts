import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { addressFrom } from '#server/platform/sessions/where-from.ts'
import type { TapsService } from './taps.service.ts'

export function tapsRoutes(mount: Mount, taps: TapsService) {
  mount(api.tap.count, async ({ body }, { request }) => {
    taps.count(body, { address: addressFrom(request), userAgent: request.headers['user-agent'] })
    return {}
  })
}
