import { viewRoute } from '#web/shared/page/view-route.ts'
import { messagesSearch } from './messages-search-params.ts'

const screen = () => import('./message-screen.tsx')

export const messageRoute = {
  ...viewRoute('/messages/$messageId', screen, 'MessageScreen'),
  // The list from which it was opened.
  validateSearch: messagesSearch,
} as const
