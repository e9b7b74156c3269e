import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { MailsService } from './mails.service.ts'

export function mailsRoutes(mount: Mount, mails: MailsService) {
  mount(api.ownerMails.mails, ({ query }) => mails.page(query.page))
  mount(api.ownerMails.delivered, ({ query }) => mails.delivered(query.page))
  mount(api.ownerMails.retry, ({ params, caller }) => mails.retry(caller, params.mailId))
}
