import { getRouteApi } from '@tanstack/react-router'
import { MessageView } from './message-view.tsx'
import { shownIn } from './messages-links.ts'

const route = getRouteApi('/owner/messages/$messageId')

export function MessageScreen() {
  const { messageId } = route.useParams()
  return <MessageView key={messageId} id={messageId} from={shownIn(route.useSearch())} />
}
