import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { MessagesService } from './messages.service.ts'

const { ownerMessages } = api

export function messagesRoutes(mount: Mount, messages: MessagesService) {
  mount(ownerMessages.messages, ({ query }) => messages.page(query))
  mount(ownerMessages.read, ({ params, caller }) => messages.read(caller, params.messageId))
  mount(ownerMessages.reply, ({ params, body, caller }) => messages.reply(caller, params.messageId, body))
}
