import { getRouteApi } from '@tanstack/react-router'
import { MessageList } from './message-list.tsx'
import { shownIn } from './messages-links.ts'

const route = getRouteApi('/owner/messages')

export function MessagesScreen() {
  return <MessageList {...shownIn(route.useSearch())} />
}
