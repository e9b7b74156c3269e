import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { addressFrom } from '#server/platform/sessions/where-from.ts'
import type { ContactService } from './contact.service.ts'

export function contactRoutes(mount: Mount, contact: ContactService) {
  mount(api.contact.send, ({ body }, { request }) => contact.send(body, addressFrom(request)))
  mount.cached(api.contact.details, async () => ({
    answer: await contact.details(),
    tags: [],
    until: 'never',
  }))
}
