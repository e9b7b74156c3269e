import { api } from '#contract/index.ts'
import type { Mount } from '#server/http/mount.ts'
import type { OwnerMailsService } from './owner-mails.service.ts'

export function ownerMailsRoutes(mount: Mount, mails: OwnerMailsService) {
  mount(api.ownerMails.mails, ({ query }) => mails.page(query.page))
  mount(api.ownerMails.delivered, ({ query }) => mails.delivered(query.page))
  mount(api.ownerMails.retry, ({ params, caller }) => mails.retry(caller, params.mailId))
}
