import { lazyRouteComponent } from '@tanstack/react-router'
import { screenModule } from '#web/shared/page/screen-module.ts'
import { messagesSearch } from './messages-address.ts'

const screen = () => import('./message-screen.tsx')

export const messageRoute = {
  path: '/messages/$messageId',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'MessageScreen'),
  // The list that it was opened from.
  validateSearch: messagesSearch,
} as const
