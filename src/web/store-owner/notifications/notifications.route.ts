import { pageSearch } from '#web/shared/address/address-values.ts'
import { viewRoute } from '#web/shared/page/view-route.ts'

const screen = () => import('./notifications-screen.tsx')

export const ownNotificationsRoute = {
  ...viewRoute('/notifications', screen, 'NotificationsScreen'),
  validateSearch: pageSearch,
} as const
