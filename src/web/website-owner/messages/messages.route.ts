import { lazyRouteComponent } from '@tanstack/react-router'
import { screenModule } from '#web/shared/page/screen-module.ts'
import { messagesSearch } from './messages-address.ts'

const screen = () => import('./messages-screen.tsx')

export const messagesRoute = {
  path: '/messages',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'MessagesScreen'),
  validateSearch: messagesSearch,
} as const
