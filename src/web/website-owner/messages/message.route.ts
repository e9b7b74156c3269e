import { viewRoute } from '#web/shared/page/view-route.ts'
import { messagesSearch } from './messages-address.ts'

const screen = () => import('./message-screen.tsx')

export const messageRoute = {
  ...viewRoute('/messages/$messageId', screen, 'MessageScreen'),
  // The list that it was opened from.
  validateSearch: messagesSearch,
} as const
