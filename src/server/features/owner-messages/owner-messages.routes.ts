import { api } from '#contract/index.ts'
import type { Mount } from '#server/http/mount.ts'
import type { OwnerMessagesService } from './owner-messages.service.ts'

const { ownerMessages } = api

export function ownerMessagesRoutes(mount: Mount, messages: OwnerMessagesService) {
  mount(ownerMessages.messages, ({ query }) => messages.page(query))
  mount(ownerMessages.read, ({ params, caller }) => messages.read(caller, params.messageId))
  mount(ownerMessages.reply, ({ params, body, caller }) => messages.reply(caller, params.messageId, body))
}
