import { viewRoute } from '#web/shared/page/view-route.ts'
import { messagesSearch } from './messages-search-params.ts'

const screen = () => import('./messages-screen.tsx')

export const messagesRoute = {
  ...viewRoute('/messages', screen, 'MessagesScreen'),
  validateSearch: messagesSearch,
} as const
