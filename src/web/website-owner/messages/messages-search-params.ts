import { choiceIn, pageIn } from '#web/shared/address/address-values.ts'

export interface MessagesSearch {
  show?: 'unread' | undefined
  page?: number | undefined
}

export const messagesSearch = (query: Record<string, unknown>): MessagesSearch => ({
  show: choiceIn(query.show, ['unread']),
  page: pageIn(query.page),
})
