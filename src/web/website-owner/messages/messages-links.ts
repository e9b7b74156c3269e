import type { Shown } from './message-queries.ts'
import { type MessagesSearch, messagesSearch } from './messages-search-params.ts'

export const shownIn = ({ show, page = 1 }: MessagesSearch): Shown => ({ show: show ?? 'all', page })

const searchOf = ({ show, page }: Shown): MessagesSearch => messagesSearch({ show, page })

export const toMessages = (shown: Shown) => ({ to: '/owner/messages', search: searchOf(shown) }) as const

/** The link to a message carries the params of the list that it was opened from. */
export const toMessage = (messageId: string, shown: Shown) =>
  ({ to: '/owner/messages/$messageId', params: { messageId }, search: searchOf(shown) }) as const
