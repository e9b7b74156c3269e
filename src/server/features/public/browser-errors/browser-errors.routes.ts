import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { addressFrom } from '#server/platform/sessions/where-from.ts'
import type { BrowserErrorsService } from './browser-errors.service.ts'

export function browserErrorsRoutes(mount: Mount, errors: BrowserErrorsService) {
  mount(api.browserError.report, async ({ body }, { request }) => {
    await errors.report(body, { address: addressFrom(request), userAgent: request.headers['user-agent'] })
    return {}
  })
}
