import { choiceIn, pageIn } from '#web/shared/address/address-values.ts'
import type { Shown } from './message-queries.ts'

export interface MessagesSearch {
  show?: 'unread' | undefined
  page?: number | undefined
}

export const messagesSearch = (query: Record<string, unknown>): MessagesSearch => ({
  show: choiceIn(query.show, ['unread']),
  page: pageIn(query.page),
})

/** What the address means. */
export const shownIn = ({ show, page = 1 }: MessagesSearch): Shown => ({ show: show ?? 'all', page })

const searchOf = ({ show, page }: Shown): MessagesSearch => messagesSearch({ show, page })

export const toMessages = (shown: Shown) => ({ to: '/owner/messages', search: searchOf(shown) }) as const

/** One message, keeping in mind the list that it was opened from. */
export const toMessage = (messageId: string, shown: Shown) =>
  ({ to: '/owner/messages/$messageId', params: { messageId }, search: searchOf(shown) }) as const
