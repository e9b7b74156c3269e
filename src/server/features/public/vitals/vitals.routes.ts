import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { addressFrom } from '#server/platform/sessions/where-from.ts'
import type { VitalsService } from './vitals.service.ts'

export function vitalsRoutes(mount: Mount, vitals: VitalsService) {
  mount(api.vital.count, async ({ body }, { request }) => {
    await vitals.count(body, { address: addressFrom(request), userAgent: request.headers['user-agent'] })
    return {}
  })
}
